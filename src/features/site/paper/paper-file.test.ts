import { readFileSync } from 'node:fs';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import type english from '#locales/en-US/site.json';
import { languages } from '#src/i18n/languages';
import { chapters, type PaperTexts } from './chapters';
import { createPaperPdf } from './paper-file';

function wordsIn(language: string): PaperTexts {
  const { paper } = JSON.parse(readFileSync(`locales/${language}/site.json`, 'utf8')) as typeof english;
  return {
    title: paper.title,
    summary: paper.lead,
    edition: '2026/09/01',
    chapters: chapters.map((key) => ({
      title: paper.chapters[key].title,
      paragraphs: [paper.chapters[key].first, paper.chapters[key].second],
    })),
  };
}

test.each(languages.map(({ code }) => code))('the white paper becomes a PDF file in %s', async (language) => {
  const texts = wordsIn(language);
  const pdf = await createPaperPdf(texts, language);
  const read = await PDFDocument.load(pdf.bytes);
  expect(read.getTitle()).toBe(texts.title);
  expect(read.getPageCount()).toBe(pdf.pages);
  expect(pdf.pages).toBeGreaterThanOrEqual(2);
  expect(pdf.pages).toBeLessThanOrEqual(6);
});
