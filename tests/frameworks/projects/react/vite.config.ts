import { defineConfig } from 'vite';

/** Vite compiles JSX by itself. */
export default defineConfig({});
