import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const music: TeamNameTheme = {
  id: 'music',
  label: 'Music',
  adjectives: wordsIn(`
    Acoustic Chiming Dancing Drumming Harmonic Humming Jazzy Lyrical Musical Rhythmic Ringing Strumming Tuneful
  `),
  nouns: nounsIn(`
    Accordion Anthem Aria Arpeggio Ballad Banjo Baritone Beat Bell Bugle Cadence Cantata Castanet Cello Chime
    Choir Chord Chorus Clarinet Composer Concerto Cornet Crescendo Cymbal Drum Drummer Duet Dulcimer Encore
    Fanfare Fiddle Flute Fugue Gong Guitar Harmonica Harmony Harp Harpsichord Interlude Jingle Kazoo Lullaby
    Lyre Madrigal Mandolin Maraca Marimba Medley Melody Metronome Minuet Nocturne Note Oboe Octave Opera
    Overture Piano Prelude Quartet Quintet Recorder Refrain Remix Rhapsody Rhythm Riff Rondo Saxophone Serenade
    Solo Sonata Song Soprano Symphony Tambourine Tango Tenor Troubadour Trumpet Tuba Tune Ukulele Vibraphone
    Viola Violin Waltz Zither
  `),
}
