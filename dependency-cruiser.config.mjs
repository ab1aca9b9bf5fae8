/**
 * No import leads back to where it came from, neither from file to file nor from folder to folder, types included: what
 * lies in a circle is understood, moved and tested only as a whole. A folder and the folders in it are one thing.
 */
export default {
  forbidden: [
    { name: 'no-file-cycle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-folder-cycle', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
