export const palette = `
:root { --ref-text: #1b2430; --ref-quiet: #515c6b; --ref-page: #fff; --ref-raised: #f4f6f9; --ref-line: #d5dae2; --ref-link: #0b57c2; }
@media (prefers-color-scheme: dark) {
  :root { --ref-text: #e6eaf0; --ref-quiet: #a9b3c1; --ref-page: #12161c; --ref-raised: #1c222b; --ref-line: #343d4a; --ref-link: #8ab8ff; }
}
body { margin: 0; background: var(--ref-page); }
`;

export const referenceStyles = `
.api-reference { display: grid; grid-template-columns: 15rem minmax(0, 1fr); color: var(--ref-text); background: var(--ref-page); font: 1rem/1.5 system-ui, sans-serif; }
.api-reference nav { position: sticky; top: 0; align-self: start; max-height: 100vh; overflow-y: auto; box-sizing: border-box; padding: 1rem; border-inline-end: 1px solid var(--ref-line); }
.api-reference nav ul { list-style: none; margin: 0; padding: 0; }
.api-reference nav li { padding: 0.1rem 0; }
.api-reference nav li > a { display: inline-flex; align-items: center; min-height: 24px; }
.api-reference nav details { font-size: 0.875rem; }
.api-reference nav details ul { padding-inline-start: 0.75rem; }
.api-reference nav summary, .api-reference .count { color: var(--ref-quiet); font-size: 0.875rem; cursor: pointer; }
.api-reference .count { cursor: auto; }
.api-reference main { max-width: 64rem; padding: 1rem clamp(0.75rem, 3vw, 2rem) 4rem; overflow-wrap: anywhere; }
.api-reference h1 { font-size: 1.75rem; line-height: 1.2; margin: 0.5rem 0 1rem; }
.api-reference h2 { font-size: 1.375rem; margin: 2rem 0 0.25rem; scroll-margin-top: 6rem; }
.api-reference h3 { display: inline; font-size: 1rem; font-weight: 500; margin: 0; }
.api-reference h4 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
.api-reference p { margin: 0.25rem 0; }
.api-reference a { color: var(--ref-link); text-decoration: underline; }
.api-reference code, .api-reference pre { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: 0.875em; }
.api-reference pre { white-space: pre-wrap; margin: 0.25rem 0 1rem; padding: 0.75rem; background: var(--ref-raised); border: 1px solid var(--ref-line); border-radius: 6px; }
.api-reference .search { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center; padding: 0.75rem 0; background: var(--ref-page); border-bottom: 1px solid var(--ref-line); }
.api-reference .search label { flex: 1 1 16rem; display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; align-items: center; }
.api-reference .search input { flex: 1 1 12rem; min-width: 0; padding: 0.5rem; font: inherit; color: inherit; background: var(--ref-page); border: 1px solid var(--ref-quiet); border-radius: 6px; }
.api-reference main details { border: 1px solid var(--ref-line); border-radius: 6px; margin: 0.5rem 0; scroll-margin-top: 6rem; }
.api-reference main summary { padding: 0.5rem 0.75rem; cursor: pointer; }
.api-reference main details[open] > summary { border-bottom: 1px solid var(--ref-line); background: var(--ref-raised); }
.api-reference .inside { padding: 0.5rem 0.75rem 1rem; }
.api-reference .method { display: inline-block; min-width: 4rem; font-weight: 700; font-size: 0.8125rem; }
.api-reference .title { color: var(--ref-quiet); padding-inline-start: 0.5rem; }
.api-reference .mark { display: inline-block; padding: 0 0.375rem; font-size: 0.75rem; font-weight: 400; color: var(--ref-quiet); border: 1px solid var(--ref-line); border-radius: 4px; }
.api-reference .chosen, .api-reference .secret { color: var(--ref-text); border-color: var(--ref-text); }
.api-reference dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.125rem 1rem; margin: 0.5rem 0; }
.api-reference dt, .api-reference .bounds, .api-reference .example  { color: var(--ref-quiet); }
.api-reference dd { margin: 0; }
.api-reference table { width: 100%; table-layout: fixed; border-collapse: collapse; margin: 0.5rem 0; font-size: 0.9375rem; }
/* The heading above a table says the same to the eye. */
.api-reference caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.api-reference th, .api-reference td { text-align: start; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid var(--ref-line); font-weight: 400; }
.api-reference thead th { font-weight: 600; }
.api-reference .type { color: var(--ref-quiet); }
.api-reference .marks { display: block; }
.api-reference [hidden] { display: none; }
.api-reference :focus-visible { outline: 2px solid var(--ref-link); outline-offset: 2px; }
@media (max-width: 56rem) {
  .api-reference { display: block; }
  .api-reference nav { position: static; max-height: none; border-inline-end: 0; border-bottom: 1px solid var(--ref-line); }
  .api-reference main { padding-top: 0.5rem; }
}
@media print { .api-reference nav, .api-reference .search { display: none; } }
`;
