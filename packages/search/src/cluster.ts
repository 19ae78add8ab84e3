/** What is loaded only where an OpenSearch cluster answers: the client and all that speaks to it. */
export { createOpenSearchSearch, type OpenSearchSearch } from './opensearch/create-opensearch-search.ts';
