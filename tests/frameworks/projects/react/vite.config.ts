import { defineConfig } from 'vite';

/** Vite compiles JSX itself. */
export default defineConfig({});
