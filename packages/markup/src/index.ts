export { cleanPage } from './policies/page.ts';
export { cleanPosting } from './policies/posting.ts';
export { cleanRichText } from './policies/rich-text.ts';
export {
  decodeEntities,
  isNestedTooDeep,
  readMarkup,
  type MarkupHandler,
  type OpenTag,
} from './read-markup.ts';
