import { html, raw } from 'hono/html';
import type { Brand } from '../../shared/brand/brand-schema';
import type { Language } from '../../shared/texts';
import type { ServerBusiness } from './business';
import { pageShades } from './page-shades';

/** A piece of HTML; the values in it are escaped already. */
export type Html = ReturnType<typeof html>;

const style = (brand: Brand) =>
  raw(`<style>
${pageShades(brand)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:70rem;padding:24px 20px 64px;background:var(--ground);color:var(--text);font:var(--font)}
a{color:var(--brand)}summary{min-height:44px;padding:10px 0}h1,h2{overflow-wrap:anywhere;color:var(--brand-deep);font-family:var(--heading);line-height:1.2}h1{margin:0 0 16px;font-size:1.75rem}h2{margin:0 0 12px;font-size:1.1875rem}
p{margin:0 0 12px}small,.quiet{color:var(--muted);font-size:.875rem}
header{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;justify-content:space-between;margin-bottom:20px}
header h1{margin:0}header form{margin:0}.marks{display:flex;flex-wrap:wrap;gap:6px}
.panel{margin:0 0 20px;padding:20px;background:var(--paper);border:1px solid var(--line);border-radius:var(--radius)}
.columns{display:grid;align-items:start;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:20px}.columns>.panel{margin:0}.columns{margin-bottom:20px}
.wide{grid-column:1/-1}@media(min-width:56.3125em){.charts{grid-template-columns:3fr 2fr}.list td{overflow-wrap:break-word}}
table{width:100%;border-collapse:collapse}th,td{padding:8px 10px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top;overflow-wrap:anywhere}
thead th{font-size:.875rem;color:var(--muted)}tr:last-child>*{border-bottom:0}.short,td.number{white-space:nowrap}td.number,th.number{text-align:right;font-variant-numeric:tabular-nums}
th[scope=row]{width:9em;font-weight:600;overflow-wrap:normal}.list th[scope=row]{width:auto;font-weight:400;overflow-wrap:anywhere}
label{display:grid;gap:4px;font-size:.875rem;font-weight:600}
input,select,textarea,button,.button{min-height:44px;padding:8px 14px;border:1px solid var(--border);border-radius:8px;background:var(--paper);color:inherit;font:inherit;font-size:1rem;min-width:0}
input,select,textarea{width:100%;padding:8px 10px;font-weight:400}input[type=checkbox]{width:24px;min-height:24px;margin:0;vertical-align:middle}
button,.button{display:inline-flex;align-items:center;white-space:nowrap;border-color:var(--brand);color:var(--brand);font-weight:600;text-decoration:none;cursor:pointer}
.main{background:var(--brand-deep);border-color:var(--brand-deep);color:var(--paper)}.danger{border-color:var(--danger);color:var(--danger)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.filter{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,10rem),1fr));gap:12px;align-items:end}.filter .search{grid-column:1/-1}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center}.row form{margin:0}
.badge{display:inline-block;padding:1px 10px;border-radius:99px;background:var(--brand-pale);color:var(--brand-deep);font-size:.875rem;font-weight:600;white-space:nowrap}
.badge.pending{background:var(--accent-pale);color:var(--text)}.badge.failed,.badge.unknown{background:var(--danger-pale);color:var(--danger)}
.new a{font-weight:700}.price{font-size:1.75rem;font-weight:700;color:var(--brand-deep)}
.blocks{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:20px 28px}.blocks th,.blocks td{padding:5px 0}.blocks th[scope=row]{width:auto;padding-right:12px;font-weight:400}.blocks td{font-weight:600;text-align:right}.blocks td[colspan]{text-align:left}.blocks>h3{margin:0}.blocks td+td{padding-left:12px;white-space:nowrap}
h3{margin:0 0 6px;font-size:1rem;color:var(--brand-deep)}nav{margin:0 0 12px}summary{cursor:pointer}details>table{margin-top:12px}
.alert ul,.devices ul,.ads ul{display:grid;gap:8px;max-width:26.25rem;margin:0;padding:0}.alert li,.devices li{justify-content:space-between}
.progress>form,.choice form{display:grid;gap:10px;justify-items:start;margin:0 0 16px}.progress>form:last-child{margin:0}.progress label{width:100%}.choice>summary{margin:0 0 10px}.choice>.button{padding:8px 14px}.progress .columns{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:0 20px}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,12.5rem),1fr));gap:12px}.photos figure{margin:0}.photos img{display:block;width:100%;height:200px;object-fit:cover;border-radius:8px}
.visit>*{margin:0 0 12px}.visit>:last-child{margin:0}
.calls{display:grid;gap:24px}.calls ul{margin:0;padding:0;list-style:none}.calls li{padding:8px 0 14px;border-top:1px solid var(--line)}.calls .row{margin-top:10px}.who{display:block;min-height:44px;padding:9px 0;font-size:1.125rem;font-weight:700}
@media(min-width:43.75em){.calls li{display:grid;grid-template-columns:1fr auto;gap:0 20px}.calls li>*{grid-column:1}.calls .row{grid-area:1/2/span 4;align-self:center;margin:0}}
.sign-in{max-width:26.25rem;margin:10vh auto 0}.sign-in form{margin:0 0 16px}.sign-in .main{width:100%;justify-content:center}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
svg{display:block;width:100%;height:auto}svg text{font-size:13px;fill:var(--muted)}svg[role=img]{overflow:visible}::placeholder{font-size:min(1em,4vw)}select{font-size:min(1rem,5.4vw)}
.alert{border-color:var(--danger)}
@media(max-width:56.25em){
a:not(.button){display:inline-block;min-height:44px;min-width:44px;padding:10px 0}label:has([type=checkbox]){min-height:44px;align-content:center}
.charts{grid-template-columns:1fr}
.list thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.list,.list tbody,.list tr,.list tbody>tr>*{display:block}.list tr{padding:12px 0;border-bottom:1px solid var(--line)}.list tr:last-child{border-bottom:0}
.list tr{display:grid;grid-template-columns:1fr auto;gap:2px 12px}.list tbody>tr>*{width:auto;padding:0;border:0}.list .wide{grid-column:1/-1}.list td:empty{display:none}
.list td.number{text-align:left}.list td:nth-child(2n){grid-column:2;text-align:right}.list td.wide{text-align:left}
}
@media(max-width:40em){th[scope=row]{width:6.5em}.panel{padding:16px}body{padding:16px 12px 48px}svg text{font-size:22px}
}
@media(max-width:24em){.short,td.number,.blocks td+td,button,.button,.badge{white-space:normal}.list tr{grid-template-columns:1fr}.list td:nth-child(2n){grid-column:1;text-align:left}
}
</style>`);

/** The business's look and base path. */
export type PageBusiness = Pick<ServerBusiness, 'brand' | 'host'>;

/** A heading, a sentence and links, for an address that has nothing else to show. */
export interface Notice {
  readonly heading: string;
  readonly text: string;
  /** Each as its address and its text. */
  readonly links?: readonly (readonly [href: string, text: string])[];
}

/** A page that says one thing. */
export function noticePage({ heading, text, links = [] }: Notice, business: PageBusiness) {
  const ways = links.map(([href, label]) => html`<p><a href="${href}">${label}</a></p>`);
  return page(heading, html`<main class="panel"><h1>${heading}</h1><p>${text}</p>${ways}</main>`, business);
}

/** What differs between the pages of `/leads` and those for customers. */
interface PageOptions {
  readonly language?: Language;
  /** Links in the head; default: what makes `/leads` an app. */
  readonly head?: ReturnType<typeof raw> | string;
  /** Style elements of the page's own. */
  readonly styles?: Html | string;
}

const ofLeads = raw('<link rel="manifest" href="leads/app.webmanifest">');

/** A whole page of the server, in the shades of the business. Its links count from the base path. */
export function page(
  title: string,
  content: Html,
  { brand, host }: PageBusiness,
  { language = 'en', head = ofLeads, styles = '' }: PageOptions = {},
) {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><base href="${host.basePath}">${head}<link rel="apple-touch-icon" href="icon-180.png"><link rel="stylesheet" href="brand-fonts.css"><title>${title}</title>${style(brand)}${styles}</head><body>${content}</body></html>
`;
}
