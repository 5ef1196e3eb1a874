import { type ReactNode, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PriceEvent } from './painting-tags';

const reviews = [
  { fullName: 'Leaside homeowner', reviewText: 'Everything was taped and covered before a can was opened.' },
  { fullName: 'Landlord, Etobicoke', reviewText: 'The invoice was the quote, to the dollar.' },
  {
    fullName: 'Garage owner, Pickering',
    reviewText: 'Two winters later there is not a lifted edge anywhere.',
  },
];

/**
 * The page: React sets the tags' attributes and properties, handles their events, removes and re-adds them.
 */
function App(): ReactNode {
  const [language, setLanguage] = useState<'en' | 'fr'>('en');
  const [price, setPrice] = useState<number>();
  const [isShown, setIsShown] = useState(true);
  const onPrice = (event: PriceEvent) => setPrice(event.detail.totalCost);

  return (
    <>
      <p className="buttons">
        <button className="button" type="button" onClick={() => setLanguage(language === 'en' ? 'fr' : 'en')}>
          {language === 'en' ? 'En français' : 'In English'}
        </button>
        <button className="button button-plain" type="button" onClick={() => setIsShown(!isShown)}>
          {isShown ? 'Take the estimator away' : 'Bring the estimator back'}
        </button>
      </p>
      <p role="status">{price === undefined ? 'No price yet.' : `React heard of a price: $${price}.`}</p>
      {isShown && <painting-estimator lang={language} mode="test" keep-draft onpainting-price={onPrice} />}
      <painting-review-carousel lang={language} heading="What Our Clients Say About Us" reviews={reviews} />
    </>
  );
}

const container = document.querySelector('#app');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
