import { analyze, type Question } from '@lib/metrics/analyze'

self.onmessage = ({ data: { data, today } }: MessageEvent<Question>) => self.postMessage(analyze(data, today))
