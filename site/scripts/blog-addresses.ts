// The base path and the ending of page addresses are build settings (build/site/hosts).

/** Address of the blog list. */
export const blogAddress = `${import.meta.env.BASE_URL}blog${import.meta.env.PAGE_ENDING ?? ''}`;

/** Address of the texts for the blog's search. */
export const searchTextsAddress = `${import.meta.env.BASE_URL}blog/search.json`;
