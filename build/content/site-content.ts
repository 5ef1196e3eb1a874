import * as z from 'zod';
import {
  aboutSchema,
  articleNotFoundSchema,
  articleSchema,
  blogSchema,
  contactSchema,
  documentSchema,
  estimatorSchema,
  faqsSchema,
  homeSchema,
  notFoundSchema,
  partnersSchema,
  residentialSchema,
  reviewsSchema,
  thankYouSchema,
  warrantySchema,
} from './pages';
import { frameSchema, optional, slug } from './parts';
import { serviceSchema } from './services';
import {
  benefitsSchema,
  factListSchema,
  footerSchema,
  labelsSchema,
  navigationSchema,
  paintsSchema,
  serviceAreaSectionSchema,
  stepsSchema,
  whyChooseUsSchema,
} from './shared';

/** Schema of each content file: pages by template path, shared texts by file name. */
const files = {
  '404': notFoundSchema,
  about: aboutSchema,
  accessibility: documentSchema,
  benefits: benefitsSchema,
  blog: blogSchema,
  'blog/404': articleNotFoundSchema,
  contact: contactSchema,
  'embed/estimator': frameSchema,
  'embed/quote': frameSchema,
  estimator: estimatorSchema,
  facts: factListSchema,
  faqs: faqsSchema,
  footer: footerSchema,
  index: homeSchema,
  labels: labelsSchema,
  navigation: navigationSchema,
  paints: optional(paintsSchema),
  partners: optional(partnersSchema),
  privacy: documentSchema,
  residential: residentialSchema,
  reviews: optional(reviewsSchema),
  'service-area': serviceAreaSectionSchema,
  steps: stepsSchema,
  'thank-you': thankYouSchema,
  warranty: optional(warrantySchema),
  'why-choose-us': whyChooseUsSchema,
};

/** Folders in which each file makes a page, with the names of their lists. */
export const collections = { services: 'services', blog: 'articles' } as const;

/** Schema of all of `site/content`. */
export const siteContentSchema = z
  .strictObject({
    ...files,
    services: collection(serviceSchema),
    articles: z.record(slug, articleSchema),
  })
  .superRefine(
    (
      { about, articles, blog, footer, index, paints, residential, services, 'thank-you': thankYou },
      context,
    ) => {
      for (const { path, paint } of namedPaints({ about, index, residential, services })) {
        if (paints?.some(({ name }) => name === paint)) continue;
        const message = `${JSON.stringify(paint)} is no paint of content/paints.json`;
        context.addIssue({ code: 'custom', path: [...path, 'paint'], message });
      }
      for (const [name, { category }] of Object.entries(articles)) {
        if (blog.categories.names.includes(category)) continue;
        const message = `${JSON.stringify(category)} is not one of the categories in content/blog.json`;
        context.addIssue({ code: 'custom', path: ['articles', name, 'category'], message });
      }
      const teasers = [
        { path: ['footer', 'blog', 'article'], article: footer.blog.article },
        ...thankYou.next.articles.map((article, index) => ({
          path: ['thank-you', 'next', 'articles', index],
          article,
        })),
      ];
      for (const { path, article } of teasers) {
        if (article === null || Object.hasOwn(articles, article)) continue;
        const message = `there is no article ${JSON.stringify(article)} in content/blog`;
        context.addIssue({ code: 'custom', path, message });
      }
    },
  );

/** Every text of the site; templates read `content.<file>`. */
export type SiteContent = z.infer<typeof siteContentSchema>;

/** Client reviews. */
export type Reviews = NonNullable<SiteContent['reviews']>['reviews'];

/**
 * Path of a file's texts in the content: `['about']`, `['services', 'garage-painting-services']`. `name` has
 * no extension.
 */
export function placeInContent(name: string): string[] {
  const [folder = '', ...rest] = name.split('/');
  if (rest.length === 0 || Object.hasOwn(files, name) || !isCollection(folder)) return [name];
  return [collections[folder], rest.join('/')];
}

/** Schema of a content file; undefined for a file that no page and no template reads. */
export function schemaOf(name: string): z.ZodType | undefined {
  const [place = '', entry] = placeInContent(name);
  if (entry !== undefined) return place === collections.services ? serviceSchema : articleSchema;
  return new Map<string, z.ZodType>(Object.entries(files)).get(place);
}

function isCollection(folder: string): folder is keyof typeof collections {
  return Object.hasOwn(collections, folder);
}

/** Paints named by panels, previews and finished jobs, each with its place. */
function namedPaints({
  about,
  index,
  residential,
  services,
}: Pick<SiteContent, 'about' | 'index' | 'residential' | 'services'>) {
  const pages = [
    ...Object.entries({ about, index, residential }).map(([name, words]) => ({ path: [name], words })),
    ...Object.entries(services).map(([name, words]) => ({ path: ['services', name], words })),
  ];
  const panels = pages.flatMap(({ path, words: { panel } }) =>
    panel ? [{ path: [...path, 'panel'], paint: panel.paint }] : [],
  );
  const previews = Object.entries(services).flatMap(([name, { sections }]) =>
    sections.flatMap((section, place) => {
      const path = ['services', name, 'sections', place];
      if (section.kind === 'preview') return [{ path, paint: section.paint }];
      if (section.kind !== 'columns') return [];
      return section.columns.flatMap(({ preview }) => (preview ? [{ path, paint: preview.paint }] : []));
    }),
  );
  const jobs = (about.trust?.projects?.items ?? []).flatMap(({ paint }, place) =>
    paint ? [{ path: ['about', 'trust', 'projects', 'items', place], paint }] : [],
  );
  const home = index.preview ? [{ path: ['index', 'preview'], paint: index.preview.paint }] : [];
  return [...panels, ...home, ...previews, ...jobs];
}

function collection<Entry extends z.ZodType>(entry: Entry): z.ZodRecord<typeof slug, Entry> {
  return z
    .record(slug, entry)
    .refine((entries) => Object.keys(entries).length > 0, 'must have at least one file');
}
