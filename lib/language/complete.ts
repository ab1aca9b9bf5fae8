type IsUnion<Type, Each = Type> = Type extends unknown ? ([Each] extends [Type] ? false : true) : never

/** What a text has to be in another language: any text, and the same choices, arguments, and keys. */
type InAnother<Text> = [Text] extends [string]
  ? IsUnion<Text> extends true
    ? Text
    : string
  : Text extends (...values: infer Values) => infer Made
    ? (...values: Values) => InAnother<Made>
    : Text extends readonly unknown[]
      ? Text
      : { [Key in keyof Text]: InAnother<Text[Key]> }

/** `never` for each key that English doesn't have. */
type NoneMore<English, Other> = {
  [Module in keyof Other]: Module extends keyof English
    ? { [Key in keyof Other[Module]]: Key extends keyof English[Module] ? unknown : never }
    : never
}

/** The texts of a language, which has every text of English and none more; otherwise it doesn't compile. */
export type Complete<English, Other extends InAnother<English> & NoneMore<English, Other>> = Other
