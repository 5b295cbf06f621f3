import type { InterfaceLanguage } from '#src/contract/enums.gen';
import type { CloudGroupKey, SeedTexts } from '../texts/load';
import { displayNames } from './options';

/** `code` is an ISO region or a group's UN M49 number (ENUM-39). */
export type AreaSeed = { id: number; code: string; parentId?: number };

const groups: readonly (readonly [code: string, members: string])[] = [
  ['150', 'AT BE CH CZ DE DK ES FI FR GB GR IE IT NL NO PL PT SE'],
  ['019', 'AR BR CA CL CO MX PE US'],
  ['142', 'AE HK ID IN JP KR MY SG TH TR TW VN'],
  ['009', 'AU NZ'],
  ['002', 'EG NG ZA'],
];

/** Groups precede their members. The client adds -1 'global mixed dialing' (FORM-30). */
export const areaSeeds: readonly AreaSeed[] = groups.flatMap(([code, members], group) => {
  const parentId = (group + 1) * 100;
  return [
    { id: parentId, code },
    ...members.split(' ').map((member, index) => ({ id: parentId + index + 1, code: member, parentId })),
  ];
});

const groupNames: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  'en-US': ['Europe', 'Americas', 'Asia', 'Oceania', 'Africa'],
  'es-ES': ['Europa', 'América', 'Asia', 'Oceanía', 'África'],
  'ja-JP': ['ヨーロッパ', 'アメリカ大陸', 'アジア', 'オセアニア', 'アフリカ'],
  'de-DE': ['Europa', 'Amerika', 'Asien', 'Ozeanien', 'Afrika'],
  'fr-FR': ['Europe', 'Amériques', 'Asie', 'Océanie', 'Afrique'],
  'it-IT': ['Europa', 'Americhe', 'Asia', 'Oceania', 'Africa'],
  'ko-KR': ['유럽', '아메리카', '아시아', '오세아니아', '아프리카'],
};

export function areaName(area: AreaSeed, language: InterfaceLanguage): string {
  const group = groups.findIndex(([code]) => code === area.code);
  return groupNames[language][group] ?? displayNames(language, 'region').of(area.code) ?? area.code;
}

export type CloudGroupSeed = { clusterGroupId: string; key: CloudGroupKey };

export const cloudGroupSeeds: readonly CloudGroupSeed[] = [
  { clusterGroupId: '9001', key: 'shared' },
  { clusterGroupId: '9002', key: 'fast' },
  { clusterGroupId: '9003', key: 'night' },
  { clusterGroupId: '9004', key: 'europe' },
  { clusterGroupId: '9005', key: 'asia' },
];

export function cloudGroupName(group: CloudGroupSeed, texts: SeedTexts): string {
  return texts.cloudGroups[group.key];
}
