import { describe, expect, it } from 'vitest';
import { menus, serviceLists } from '../../../build/site/pages/service-lists';
import { business } from '../../support/business';
import { content } from '../../support/content';

// Texts of this business that are specified to the letter (docs/behaviour.md#1-pages) and must not be
// corrected by accident. Another business has its own.

const services = serviceLists(content.services);
const labelled = (links: readonly { label: string; path: string }[] | null) =>
  (links ?? []).map(({ label, path }) => `${label} → ${path}`);

const [interior, condo, garage, cabinet] = [
  '/services/interior-painting-services',
  '/services/apartment-condo-painting',
  '/services/garage-painting-services',
  '/services/cabinet-painting-services',
];

describe.runIf(business.name === 'City Painting Co.')('the specified words', () => {
  it('of the menus, where two labels do not match their pages', () => {
    const { header, mobile } = menus(content.navigation, services);
    const inMenus = [
      `Interior Painting → ${interior}`,
      `Exterior Painting → ${condo}`,
      `Cabinet Painting → ${cabinet}`,
      `Color Consultation → ${garage}`,
    ];
    expect(labelled(header)).toEqual([
      'home → /',
      'residential services → /residential',
      'about → /about',
      'faqs → /faqs',
      'blog → /blog',
      'contact → /contact',
    ]);
    expect(labelled(header[1]?.children ?? null)).toEqual(inMenus);
    expect(labelled(mobile)).toEqual([
      'Home → /',
      'Residential → /residential',
      'About → /about',
      'FAQs → /faqs',
      'Blog → /blog',
      'Contact → /contact',
      'Estimator → /estimator',
    ]);
    expect(labelled(mobile[1]?.children ?? null)).toEqual([
      'Residential Services → /residential',
      ...inMenus,
    ]);
  });

  it('of the lists of services', () => {
    expect(labelled(services.card)).toEqual([
      `Interior House Services → ${interior}`,
      `Condominium Services → ${condo}`,
      `Garage Services → ${garage}`,
      `Cabinet Services → ${cabinet}`,
    ]);
    expect(services.footer.map(({ path }) => path)).toEqual([interior, condo, garage, cabinet]);
    expect(labelled(services.residential)).toEqual([
      `Interior House Painting → ${interior}`,
      `Cabinet Painting Services → ${cabinet}`,
      `Condo Painting Services → ${condo}`,
      `Garage Painting Services → ${garage}`,
    ]);
    expect(content.residential.services.others.map(({ label }) => label)).toEqual([
      'Exterior House Painting',
      'Special Effect',
      'Colour Consultation',
      'Custom Painting',
    ]);
  });

  it('of the steps and the seven reasons', () => {
    expect(content.steps.home.items.map(({ title }) => title)).toEqual([
      'Call to Book',
      'Free Consultation',
      '1 Day Painting Services',
    ]);
    expect(content['why-choose-us'].items.map(({ title }) => title)).toEqual([
      'Trusted Partner',
      'Service Warranty',
      'Skilled Paint Teams',
      'Free Estimation',
      'High-Quality Painting Services',
      'Local Painting Company',
      'Transparent Pricing',
    ]);
  });

  it('of seven questions and six articles', () => {
    expect(content.faqs.questions).toHaveLength(7);
    expect(Object.keys(content.articles)).toHaveLength(6);
    expect(content.articles['the-tool-box']?.teaser).toBe(
      'What are the type of tools needed for home painting.',
    );
  });
});
