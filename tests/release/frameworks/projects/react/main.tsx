import { definePaintingQuoteForm } from 'painting-widgets';
import type {} from 'painting-widgets/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

definePaintingQuoteForm();

function App() {
  const [heard, setHeard] = useState('nothing');
  return (
    <>
      <painting-quote-form
        heading="A quote"
        mode="test"
        prefill={{ address: '1 Main Street' }}
        onpainting-start={({ type }) => setHeard(type)}
      >
        <a href="tel:+14165550142">Call us</a>
      </painting-quote-form>
      <output>{heard}</output>
    </>
  );
}

const place = document.querySelector('#app');
if (place) createRoot(place).render(<App />);
