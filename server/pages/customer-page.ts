import { html, raw } from 'hono/html';
import type { EstimatePageTexts } from '../../shared/locales/estimate-page';
import type { Language } from '../../shared/texts';
import { type ServerBusiness, siteHref, sitePageHref } from '../base/business';
import { type Html, page } from '../base/page';
import { drawingStyle } from './drawing-svg';

/** What the frame of a page for customers shows of the business. */
export type CustomerPageBusiness = Pick<
  ServerBusiness,
  'name' | 'email' | 'phone' | 'url' | 'brand' | 'host'
>;

const styles = html`${raw(`<style>
body{max-width:none;padding:0;overflow-wrap:anywhere}button,.button{white-space:normal}.wrap{max-width:53.75rem;margin:0 auto;padding:0 20px}
.band{display:block;margin:0 0 28px;padding:14px 0;background:var(--brand-deep);border-bottom:4px solid var(--accent)}.band .wrap{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;justify-content:space-between}
.band a{color:var(--paper);font-weight:700;text-decoration:none}.band .home{display:flex;gap:14px;align-items:center;min-height:44px;font-size:1.1875rem}.band .button{background:none;border-color:var(--paper)}.band :focus-visible{outline-color:var(--paper)}
.home img{border-radius:8px}.receipt{border-top:8px solid var(--accent)}.receipt>.row{justify-content:space-between;margin-bottom:12px}.receipt .price{margin:0;font-size:2.375rem;line-height:1.2}
fieldset{margin:0 0 16px;padding:0;border:0;min-width:0}legend{padding:0;margin:0 0 12px;color:var(--brand-deep);font-size:1.1875rem;font-weight:700}
.half-days{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18.75rem),1fr));gap:16px 20px;margin:0 0 16px}.half-days div{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:6px}.half-days strong{grid-column:1/-1}
.check{display:flex;gap:10px;align-items:center;min-height:44px;padding:6px 12px;border:1px solid var(--border);border-radius:8px;font-size:1rem;font-weight:400;cursor:pointer}.check:has(:checked){border-color:var(--brand-deep);background:var(--brand-pale);font-weight:600}
.fields{display:grid;gap:12px;justify-items:start;margin:0 0 16px}.fields label{width:100%}.fields>:last-child{margin:0}.more,.more form{display:grid;gap:8px;justify-items:start}.more{gap:20px}.more form,.more p{margin:0}
.said{border-left:6px solid var(--accent)}.photos{margin:0 0 16px}.photos img{height:150px}
footer{margin:32px 0 0;padding:20px 0 48px;border-top:1px solid var(--line);font-size:.875rem}footer a{display:inline-block;padding:4px 0}
@media print{body{background:#fff}.band{color:#000;background:none;border:0}.band a{color:#000}.act,.band .button{display:none!important}.panel{border:0;padding:0}.receipt .drawing{max-width:180px}.blocks section,tr{break-inside:avoid}footer{margin:0;padding:8px 0}.band{margin:0}h1{font-size:24px;margin:0 0 8px}.panel{margin:0 0 8px;font-size:13px;line-height:1.35}.panel p{margin:0 0 4px}.receipt>div:not(.row,.blocks){display:none}.receipt .price{font-size:26px}.blocks{gap:6px 28px}.blocks th,.blocks td{padding:1px 0}}
</style>`)}${drawingStyle}`;

/** A page of the business for one of its customers, without script. */
export function customerPage(
  {
    title,
    content,
    language,
    words,
  }: {
    readonly title: string;
    readonly content: Html;
    readonly language: Language;
    readonly words: EstimatePageTexts;
  },
  business: CustomerPageBusiness,
) {
  const { name, email, phone, url } = business;
  const telephone = `tel:${phone.dialled}`;
  return page(
    `${title} – ${name}`,
    html`<header class="band"><div class="wrap"><a class="home" href="${siteHref(business, '')}"><img src="${siteHref(business, 'icon-192.png')}" width="44" height="44" alt=""> <span>${name}</span></a><a class="button" href="${telephone}">${words.call(phone.shown)}</a></div></header>
<main class="wrap">
${content}
</main>
<footer><div class="wrap"><strong>${name}</strong><br><a href="${telephone}">${phone.shown}</a> · <a href="mailto:${email}">${email}</a> · <a href="${siteHref(business, '')}">${url.replace(/^https?:\/\//, '')}</a> · <a href="${sitePageHref(business, 'privacy')}">${words.privacy}</a></div></footer>`,
    business,
    { language, styles, head: '' },
  );
}

/** A page for customers that says one thing; each link as its address and its text. */
export function customerNotice(
  {
    heading,
    text,
    links,
  }: {
    readonly heading: string;
    readonly text: string;
    readonly links: readonly (readonly [href: string, text: string])[];
  },
  frame: { readonly language: Language; readonly words: EstimatePageTexts },
  business: CustomerPageBusiness,
) {
  const ways = links.map(([href, label]) => html`<a class="button" href="${href}">${label}</a>`);
  const content = html`<section class="panel"><h1>${heading}</h1><p>${text}</p><div class="row">${ways}</div></section>`;
  return customerPage({ title: heading, content, ...frame }, business);
}
