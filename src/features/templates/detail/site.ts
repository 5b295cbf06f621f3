import { paths } from '../../../domain/paths';

/** Which of the two sites a template's page stands on: the public one or the console (TPL-03). */
export type Site = 'public' | 'console';

/** Where the links of a template's page lead on each site (TPL-07, TPL-11, TPL-21). */
export const sitePaths = {
  public: {
    gallery: paths.publicTemplates,
    template: paths.publicTemplate,
    category: paths.publicTemplateCategory,
    collection: paths.publicTemplateCollection,
  },
  console: {
    gallery: paths.templates,
    template: (slug: string) => paths.template(slug),
    category: paths.templateCategory,
    collection: paths.templateCollection,
  },
} as const satisfies Record<
  Site,
  {
    gallery: string;
    template: (slug: string) => string;
    category: (slug: string) => string;
    collection: (slug: string) => string;
  }
>;
