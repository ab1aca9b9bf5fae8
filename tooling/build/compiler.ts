type Hook<Value> = { tap: (name: string, call: (value: Value) => void) => void }

/** The part of webpack's compiler that next.config.mjs uses; Next.js ships webpack without its types. */
export interface Compiler {
  modifiedFiles?: ReadonlySet<string>
  removedFiles?: ReadonlySet<string>
  hooks: {
    /** Gives the file that has changed; null if something was only added to what is compiled. */
    invalid: Hook<string | null>
    watchRun: Hook<Compiler>
    done: Hook<unknown>
    failed: Hook<unknown>
  }
}
