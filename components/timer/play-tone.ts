import type { ToneKind } from '@lib/timer/tones'

/** Beeps as seconds after the tone begins; the one before the end is a single, softer, lower one. */
const tones = {
  end: { beeps: [0, 0.35, 0.7], seconds: 0.25, pitch: 880, loudness: 0.5 },
  soon: { beeps: [0], seconds: 0.5, pitch: 587, loudness: 0.15 },
} as const

/** Plays a tone at a time of the audio clock, in seconds. Returns the function that takes it back. */
export function playTone(audio: AudioContext, kind: ToneKind, at: number): () => void {
  const { beeps, seconds, pitch, loudness } = tones[kind]
  const sources = beeps.map(offset => {
    const begin = at + offset
    const source = audio.createOscillator()
    const volume = audio.createGain()
    source.frequency.value = pitch
    // Up and down within 20 ms: a sudden end would click.
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.02)
    volume.gain.setValueAtTime(loudness, begin + seconds - 0.02)
    volume.gain.linearRampToValueAtTime(0, begin + seconds)
    source.connect(volume).connect(audio.destination)
    source.start(begin)
    source.stop(begin + seconds)
    return source
  })
  return () => {
    for (const source of sources) {
      source.stop()
      source.disconnect()
    }
  }
}
