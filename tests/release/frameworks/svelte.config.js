// Without it svelte-check would load the vite.config.ts above.
export default {};
