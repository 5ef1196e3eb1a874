// Where the site lies and what its pages' addresses end in are settings of the build (build/site/hosts).

/** The address of the blog's list. */
export const blogAddress = `${import.meta.env.BASE_URL}blog${import.meta.env.PAGE_ENDING ?? ''}`;

/** The address of the texts that the blog's search looks through. */
export const searchTextsAddress = `${import.meta.env.BASE_URL}blog/search.json`;
