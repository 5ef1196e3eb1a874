import { definePaintingQuoteForm } from 'painting-widgets';
import { createApp } from 'vue';
import App from './App.vue';

definePaintingQuoteForm();
createApp(App).mount('#app');
