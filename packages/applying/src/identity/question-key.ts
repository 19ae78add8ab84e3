/**
 * What makes two wordings the same question: case, spaces, and the marks around it do not count, words and signs do
 * ("C#" is not "C++"). `  Why  us? * ` → `why us`
 */
export function toQuestionKey(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e\u00ab\u00bb"]/g, '')
    .replace(/\((optional|required)\)/g, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s*]+/, '')
    .replace(/(?<![\s*:?.!…,;])[\s*:?.!…,;]+$/, '');
}
