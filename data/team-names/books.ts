import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const books: TeamNameTheme = {
  id: 'books',
  label: 'Books and words',
  adjectives: wordsIn(`
    Annotated Bookish Eloquent Illustrated Legible Literary Poetic Quotable Rhyming Scholarly Unabridged Wordy
    Bestselling Fluent
  `),
  nouns: nounsIn(`
    Almanac Alphabet Anecdote Archive Article Asterisk Author Bookend Bookmark Bookshelf Bookworm Bulletin
    Caption Chapter Chronicle Codex Column Comic Comma Dictionary Digest Draft Editor Epilogue Essay Fable Folio
    Font Footnote Glossary Headline Hyphen Index Inkwell Journal Ledger Letter Lexicon Library Limerick Margin
    Memo Memoir Metaphor Monogram Motto Narrator Notebook Novel Novella Page Paperback Parable Paragraph
    Parchment Pencil Phrase Plot Poem Poet Postscript Preface Printer Prologue Proverb Publisher Quill Quote
    Reader Rhyme Saga Scribe Scroll Semicolon Sentence Sequel Serif Sonnet Stanza Storyteller Syllable Synonym
    Tale Thesaurus Tome Trilogy Typewriter Verb Vignette Vowel Wordsmith Writer
  `),
}
