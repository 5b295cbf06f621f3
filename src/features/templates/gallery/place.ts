import { paths } from '#src/domain/paths';

/** Where a gallery stands: on the public site or in the console. Both show the same; only their links differ. */
export type GalleryPlace = 'public' | 'console';

/** What the links of a gallery lead to. */
interface GalleryPaths {
  readonly gallery: string;
  readonly template: (slug: string) => string;
  readonly category: (slug: string) => string;
  readonly collection: (slug: string) => string;
}

/** The addresses of each gallery (TPL-07, TPL-08, TPL-16, TPL-21). */
export const galleryPaths: Readonly<Record<GalleryPlace, GalleryPaths>> = {
  public: {
    gallery: paths.publicTemplates,
    template: paths.publicTemplate,
    category: paths.publicTemplateCategory,
    collection: paths.publicTemplateCollection,
  },
  console: {
    gallery: paths.templates,
    template: (slug) => paths.template(slug),
    category: paths.templateCategory,
    collection: paths.templateCollection,
  },
};
