/** For ESLint: texts outside of data/words, which are letters between tags and in readable attributes, and sentences, unless they are for authors. */
export const bareTexts = [
  'JSXText[value=/\\p{L}/u]',
  'JSXAttribute[name.name=/^(alt|aria-label|label|placeholder|source|title)$/] > Literal[value=/\\p{L}/u]',
  'JSXAttribute[name.name=/^(alt|aria-label|label|placeholder|source|title)$/] TemplateElement[value.raw=/\\p{L}{2}/u]',
  ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > Literal[value=/\\p{L}/u]',
  'Literal[value=/^ ?\\p{Lu}\\p{L}*( \\p{L}|[ .…!?]+$)/u]',
  'TemplateElement[value.raw=/^ ?\\p{Lu}\\p{Ll}+ |\\p{Ll}{2} \\p{Ll}{2,}[ .]/u]',
].map(selector => ({
  selector: `${selector}:not(NewExpression *, CallExpression[callee.name=misuse] *, CallExpression[callee.object.name=console] *)`,
  message: 'Readers see or hear this text: name it in data/words, where a language can replace it.',
}))
