import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

/** Without `isCustomElement`, Vue would look for a component with the tag's name. */
const isCustomElement = (name: string) => name.startsWith('painting-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
