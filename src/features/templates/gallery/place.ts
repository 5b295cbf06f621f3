import { paths } from '#src/domain/paths';

/** Only the links differ. */
export type GalleryPlace = 'public' | 'console';

interface GalleryPaths {
  readonly gallery: string;
  readonly template: (slug: string) => string;
  readonly category: (slug: string) => string;
  readonly collection: (slug: string) => string;
}

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
