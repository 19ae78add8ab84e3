/** Of the form to which filters and order belong wherever they stand. */
export const searchFormId = 'search-form';
