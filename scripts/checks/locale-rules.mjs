// The rules of docs/terms.md and docs/writing.md that a regular expression can check. `except` matches keys such as 'tasks.list.title'.

const EVERY = ['en-US', 'de-DE', 'es-ES', 'fr-FR', 'it-IT', 'ja-JP', 'ko-KR'];
/** Replaces an inserted value or an inserted element. */
const VALUE = '\uFFFC';
const JAPANESE = String.raw`[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}ー々「」${VALUE}]`;

const term = (pattern, instead) => ({ id: 'term', pattern, cure: `write "${instead}"` });
const phrase = (pattern, instead) => ({ id: 'phrase', pattern, cure: `write ${instead}` });
const address = (pattern, cure) => ({ id: 'form of address', pattern, cure });
const quotes = (pattern, marks) => ({ id: 'quotation marks', pattern, cure: `quote with ${marks}` });

const planNames = (...names) =>
  ['Free', 'Standard', 'Professional', 'Enterprise'].map((english, index) =>
    term(new RegExp(`\\b${english}\\b`, 'gu'), names[index]),
  );

const byLanguage = {
  'en-US': [
    quotes(/["„«»「」]/gu, '“ ”'),
    phrase(/\be-mails?\b/giu, '"email"'),
    { ...phrase(/\bcannot\b/giu, '"can’t"'), except: /^articlesLegal\./ },
    phrase(/\bcould not\b/giu, '"couldn’t", with a person or a thing as the subject'),
    phrase(/\bany more\b/giu, '"no longer"'),
    phrase(/\blaps(?:es?|ed|ing)\b/giu, '"expire"'),
    phrase(/\bby (?:it|them)sel(?:f|ves)\b|\brenews? itself\b/giu, '"automatically" or "separately"'),
    phrase(/\bof (?:your|their|its|our) own\b(?! \w)/giu, '"your own …", "separate", or nothing'),
    phrase(/\b(?:goes|go) on\b/giu, '"continue" or "keep …ing"'),
    phrase(/\bmend(?:s|ed|ing)?\b/giu, '"fix"'),
    phrase(/\b(?:nothing|no \w+) fits?\b/giu, '"… matches"'),
    phrase(/\b(?:proxies|schedules)(?: would)?(?: then)? rest\b/giu, '"are paused"'),
    phrase(/\b(?:please|successfully|simply)\b|!/giu, 'the sentence without it'),
    phrase(/^To (?:the(?! (?:top|bottom))|your)\b/gu, 'a verb: "View …" or "Go to …"'),
    term(/\bcredits?\b(?! (?:cards?|packs?)\b)/giu, 'balance'),
    term(/\brecharge\b/giu, 'top up'),
    term(/\bsee packs\b|\bcredit packs?\b/giu, 'balance packs'),
    term(/\badministrators?\b/giu, 'admin'),
    term(/\bsub-members?\b/giu, 'member'),
    term(/(?<!\ba )\blots?\b(?! (?:of|more|less)\b)/giu, 'run" or "subtask'),
    term(/\bclient\b/giu, 'desktop app'),
    term(/\bcollection templates?\b/giu, 'template'),
    term(/\blogins?\b|\blog(?:ged|s|ging)? (?:in|out)\b/giu, 'sign in'),
    term(/^Retry$/gu, 'Try again'),
    term(/\b(?:un)?bind\b|\bbound(?= to (?:your|another)\b)|^Bound$|\bis bound\b/giu, 'redeem" or "available'),
    term(/\bbilling information\b/giu, 'billing details'),
    term(/\bways? to pay\b/giu, 'payment method'),
    term(/\bpromotions?\b/giu, 'offer'),
    term(/\bswitch(?:ing)? (?:cycle|time)\b/giu, 'rotation interval'),
    term(/\bown machines?\b/giu, 'computer'),
    term(/\bmixed dial(?:l?ing)?\b/giu, 'Worldwide (mixed locations)'),
  ],
  'de-DE': [
    quotes(/["”«»]|(?<=^|[\s(])“/gu, '„ “'),
    address(/\b(?:du|dich|dir|dein\w*|euch|euer|eure\w*)\b/giu, 'address the reader as "Sie"'),
    term(/Kennw(?:ort|ört)\p{L}*/gu, 'Passwort'),
    term(/Passw(?:ort|örter)\b[^.!?]* (?:setzen|gesetzt)\b/gu, 'Passwort festlegen'),
    term(/\bAdministr\p{L}+/gu, 'Admin'),
    term(/Zahlungs(?:art|weg|mittel)\p{L}*/gu, 'Zahlungsmethode'),
    term(/Zahlungsdienst(?!leist)\p{L}*/gu, 'Zahlungsanbieter'),
    term(/Rechnungsangaben/gu, 'Rechnungsdaten'),
    term(/\bRechnern?\b/gu, 'Computer'),
    term(/\b(?:Desktop-)?Client\b/gu, 'Desktop-App'),
    term(/\b(?:der|den|einen|welcher|dieser) Cookie\b/giu, 'das Cookie'),
    term(/Wechselzeit\p{L}*/gu, 'Wechselintervall'),
    term(/Filter löschen/gu, 'Filter zurücksetzen'),
    term(/\bBesitzer\p{L}*|\bInhaberin\p{L}*/gu, 'Inhaber'),
    term(/Aktionspreis\p{L}*/gu, 'Angebotspreis'),
    term(/Unteraufgabe\p{L}*/gu, 'Teilaufgabe'),
    term(/Erfassungsvorlage\p{L}*/gu, 'Vorlage'),
    term(/[Nn]och einmal versuchen/gu, 'Erneut versuchen'),
    term(/Netzadresse\p{L}*/gu, 'IP-Adresse'),
    term(/\bGoogle Sheets?\b/gu, 'Google-Tabelle'),
    term(/Tarif\b[^.!?,]*\babgelaufen|abgelaufene\p{L}? Tarif/gu, 'ausgelaufen'),
    term(/\bEinwahl\b/gu, 'Weltweit (gemischte Standorte)'),
  ],
  'es-ES': [
    quotes(/["“”„]/gu, '« »'),
    address(/\b(?:tú|tu|tus|te|ti|contigo|puedes|tienes|quieres|debes)\b/giu, 'address the reader as "usted"'),
    address(
      /(?<=^|[.!:] )(?:Comprueba|Elige|Haz|Introduce|Selecciona)\b|\binténtalo\b/gu,
      'address the reader as "usted"',
    ),
    address(/\bconviene\b/giu, 'use the imperative of "usted": "Elija …"'),
    {
      ...address(
        /(?<=^|[.!] )(?!Ayer |Cualquier )\p{Lu}[a-záéíóúñ]+(?:ar|er|ir)(?:l[aoe]s?)? (?!\p{Ll}+ con )[^.?!]*\.$/gu,
        'use the imperative of "usted" in a sentence: "Elija …"',
      ),
      except: /(?:[Tt]itle|^site\..*|lead)$/,
    },
    { id: 'question mark', pattern: /(?<=^|\?)[^¿?]*\?|¿[^?]*(?:¿|$)/gu, cure: 'open with "¿" and close with "?"' },
    { id: 'exclamation mark', pattern: /(?<=^|!)[^¡!]*!|¡[^!]*(?:¡|$)/gu, cure: 'open with "¡" and close with "!"' },
    phrase(/(?<!\d)\d[.\s\u00A0\u202F]\d{3}(?![\d.]|,\d)/gu, 'four digits without a separator: "1000"'),
    phrase(/\bno se pud(?:o|ieron)\b/giu, '"No se ha podido"'),
    phrase(/\b(?:se renueva|termina) sol[oa]\b/giu, '"automáticamente"'),
    phrase(
      /^(?:Al (?!principio|final|\p{L}+[aei]r\b)|A (?:la(?! espera)|las|los|sus?) )[^.:,]{1,40}$/gu,
      'a verb: "Ver …" or "Ir a …"',
    ),
    term(/(?<!\p{L})(?:recoger|recog|recoj|recopil)\p{L}*/giu, 'extraer'),
    term(
      /\bcliente (?:de escritorio|para (?:Windows|macOS))|\b(?:en|con|sin|abrir|descargar) el cliente\b/giu,
      'aplicación de escritorio',
    ),
    term(
      /\b(?:propio|este|otro|varios|mi) equipos?\b|(?<!personas )\ben (?:su|el|un) equipo\b|\by equipo\b/giu,
      'ordenador',
    ),
    term(/\bcomputador\p{L}*/giu, 'ordenador'),
    term(/NIF ?\/ ?IVA/gu, 'NIF-IVA'),
    term(/prémium/giu, 'premium'),
    term(/(?<!(?:tarjeta|paquete)s? de )\bcréditos?\b/giu, 'saldo'),
    term(/\bpaquetes? de (?:saldo|créditos?)|\blos paquetes\b/giu, 'recarga'),
    term(/\bpromoci(?:ón|ones)\b/giu, 'oferta'),
    term(/\b(?:formas?|medios?) de pago\b/giu, 'método de pago'),
    term(/\bnodos? de (?:la )?nube\b/giu, 'nodo en la nube'),
    term(/\bgrupos? de (?:la )?nube\b/giu, 'grupo en la nube'),
    term(/\bborrar (?:los )?filtros\b/giu, 'Quitar filtros'),
    term(/\b(?:vincular|añadir) (?:un código|el cupón)|\bañadir un código de cupón\b/giu, 'Canjear un código'),
    term(/\bvuelva a intentarlo\b/giu, 'Inténtelo de nuevo'),
    term(/\bintentar de nuevo\b/giu, 'Reintentar'),
    term(/\bescriba (?:una?|el|la|su|dos|palabras)\b/giu, 'Introduzca'),
    term(/\b(?:defin|establ|establez)\p{L}* (?:la |una |su )?(?:nueva )?contraseña/giu, 'Cree una contraseña'),
    term(/\bficheros?\b/giu, 'archivo'),
    term(/\bvenc(?:e|en|er|ido|ida|imiento)\b|\bexpir\p{L}+/giu, 'caducar'),
    term(/\bplantillas? de recopilación\b/giu, 'plantilla'),
    term(/\b(?:ciclo|tiempo) de cambio\b/giu, 'intervalo de rotación'),
    term(/\bmarcación\b/giu, 'Todo el mundo (ubicaciones variadas)'),
  ],
  'fr-FR': [
    quotes(/["“”„]/gu, '« »'),
    {
      id: 'no-break space',
      pattern: /\s?(?<![\u00A0\u202F])[:;?!»](?=[\s).,»*]|$)(?<=[ \p{L}\d)%»’\uFFFC\]][:;?!»])/gu,
      cure: 'put U+202F before it (U+00A0 before ":" and "»")',
    },
    { id: 'no-break space', pattern: /«(?![\u00A0\u202F])/gu, cure: 'put U+00A0 after it' },
    { id: 'no-break space', pattern: /\d (?=\d{3}(?!\d)|%)/gu, cure: 'put U+202F into the number' },
    address(/(?<![-\p{L}])(?:tu|toi|ton|tes)(?![\p{L}’'])/giu, 'address the reader as "vous"'),
    phrase(/^Vers (?:la|le|les|l['’]|votre|vos)/gu, 'a verb: "Voir …" or "Accéder à …"'),
    phrase(/\bpour de bon\b/giu, '"définitivement"'),
    term(/\bforfaits?\b/giu, 'offre'),
    term(/(?<!\p{L})prémium/giu, 'premium'),
    term(
      /\bbons? de réduction\b|\b(?:ce|sans|vos|un autre) bons?\b(?! \p{L}*(?:visit|invit|mod|march|s[ée]par))/giu,
      'coupon',
    ),
    term(/(?<!(?:carte|pack)s? de )(?<!\p{L})crédits?(?!\p{L})/giu, 'solde'),
    term(/\bpacks?\b/giu, 'recharge'),
    term(/\bcartes? de crédit(?!\p{L})/giu, 'carte bancaire'),
    term(/(?<!\p{L})réglages de paiement/giu, 'Paramètres de paiement'),
    term(/\b(?:le|au|du) support\b/giu, 'l’assistance'),
    term(/\bexportations?\b/giu, 'export'),
    {
      ...term(/^État(?! de la)|(?<!\p{L})état de l['’]exécution/giu, 'statut'),
      except: /^seeds\.parameters\.condition/,
    },
    term(
      /\bclient de bureau\b|\b(?:le|du|au) client\b(?= (?:est|fonctionne|signale|d['’]ici|pour|ne|et|sur)|[ \u00A0\u202F]?[?.»]|$)|\bdans le client\b/giu,
      'application de bureau',
    ),
    term(/(?<!\p{L})(?:Démarre[rz]|Redémarrer|démarrées?)(?!\p{L})/gu, 'lancer'),
    term(/\brecueill\p{L}+/giu, 'collecter'),
    term(/\bmodes? de paiement\b/giu, 'moyen de paiement'),
    term(/\bcoordonnées de facturation\b/giu, 'informations de facturation'),
    term(/\b(?:ajouter|saisir) un code\b(?! de (?:v|c))/giu, 'Utiliser un code'),
    term(/\bmodèles? de collecte\b/giu, 'modèle'),
    term(/\bcycle de rotation\b|\bdurée avant rotation\b/giu, 'intervalle de rotation'),
    term(/\bnumérotation\b/giu, 'Monde entier (emplacements variés)'),
  ],
  'it-IT': [
    quotes(/["“”„]/gu, '« »'),
    address(/(?<=[\p{L},;:] )(?:Suo|Sua|Suoi|Sue|Lei|La)\b(?! \p{Lu})/gu, 'write the courtesy form in lower case'),
    address(/(?<!\p{L})(?:tu|tuo|tua|tuoi|tue|ti|te|puoi|hai|devi|vuoi|cercavi)(?!\p{L})/giu, 'use "lei" in sentences'),
    address(/(?<!\p{L})si (?:è connessi|ha già|ha ancora)(?!\p{L})/giu, 'use "lei": "Ha già …?"'),
    {
      ...address(
        /(?<=^|[.!:] |\n- |\*\* )(?!(?:Genere|Lettere|Potere|Occorre|Scorre|Compare|Scompare|Immobiliare)\b)\p{Lu}[a-zàèéìòù]{2,}(?:[aei]re|[aei]r(?:si|lo|la|li|le)|[ou]rre)\b(?![^.!?]*\?)/gu,
        'use the imperative: "Scegli" on a button, "Scelga" in a sentence',
      ),
      except: /[Tt]itle(?:_\w+)?$/,
    },
    phrase(/\bImpossible\b/gu, '"Impossibile"'),
    phrase(/\b(?:si \p{L}+|termina|riprende|parte|avvia) da (?:sé|sol[oa])(?!\p{L})/giu, '"automaticamente"'),
    phrase(
      /^(?:(?:Al|Alla|Ai|Alle|A piani) |All['’])(?!(?:massimo|momento|giorno|mese|minuto)\b)[^.:,{]{1,40}$/gu,
      'a verb: "Vedi …" or "Vai a …"',
    ),
    phrase(/annull\p{L}+ (?:il|del) rinnovo/giu, '"disdire il rinnovo"'),
    term(/\bbuon[oi]\b(?! \p{L}*(?:visit|ospit|test))/giu, 'coupon'),
    term(/(?<!\b(?:cart[ae]|pacchett[oi]) di )\bcredit[oi]\b/giu, 'saldo'),
    term(/\bpacchett[oi]\b/giu, 'ricarica'),
    term(/\bpromozion[ei]\b/giu, 'offerta'),
    term(/\b(?:client desktop|client)\b/giu, 'app desktop'),
    term(/\bdati (?:inseriti|di partenza)\b/giu, 'input'),
    term(/\b(?:azzera|cancella)(?:re)? (?:i )?filtri\b/giu, 'Rimuovi filtri'),
    term(/\bcassa\b/giu, 'Pagamento'),
    term(/\bil supporto\b/giu, 'l’assistenza'),
    term(/\bmodi di pagamento\b|\bmodo di pagamento\b/giu, 'metodo di pagamento'),
    term(/\b(?:associ|aggiung)\p{L}+ un codice\b/giu, 'Riscatta un codice'),
    term(/\bmodell[oi] di raccolta\b/giu, 'modello'),
    term(/\b(?:ciclo|tempo) di cambio\b/giu, 'intervallo di rotazione'),
    term(/\bmista globale\b/giu, 'Tutto il mondo (posizioni miste)'),
  ],
  'ja-JP': [
    quotes(/["“”‘’«»]/gu, '「 」'),
    {
      id: 'width',
      pattern: new RegExp(`(?<=${JAPANESE}) ?[():?!]|[():?!](?=${JAPANESE})`, 'gu'),
      cure: 'write the full-width mark',
    },
    {
      id: 'counter',
      pattern: new RegExp(
        `[\\d${VALUE}] (?:件|行|日(?!本)|分|時間|時(?!点)|秒|人|個|回|年|月|週|か月|か国|ページ|桁|文字|つ|番目|倍|台|社)`,
        'gu',
      ),
      cure: 'no space before a counter',
    },
    address(/あなた/gu, 'write "お客様", or omit it'),
    term(/サインイン/gu, 'ログイン'),
    term(/サインアウト/gu, 'ログアウト'),
    term(/(?:デスクトップ)?クライアント/gu, 'デスクトップアプリ'),
    term(/コンピューター?/gu, 'パソコン'),
    term(/ウェブ|Web (?=[\p{sc=Katakana}\p{sc=Han}])/gu, 'Web'),
    term(/ブラウザ(?!ー)/gu, 'ブラウザー'),
    term(/パラメータ(?!ー)/gu, 'パラメーター'),
    term(/カテゴリ(?!ー)/gu, 'カテゴリー'),
    term(/サーバ(?!ー)/gu, 'サーバー'),
    term(/ユーザ(?!ー)/gu, 'ユーザー'),
    term(/^(?:状態|すべての状態)$|クラウドの状態|実行の状態/gu, 'ステータス'),
    term(/クレジット(?!カード)/gu, '残高'),
    term(/書き出/gu, 'エクスポート'),
    term(/デバイス/gu, '端末'),
    term(/失効/gu, '期限切れ'),
    term(/決済(?:事業者|代行\p{sc=Han}*|プロバイダー)/gu, '決済会社'),
    term(/支払方法|支払いの種類/gu, '支払い方法'),
    term(/切り?替え時間/gu, '切り替え間隔'),
    term(/クッキー/gu, 'Cookie'),
    term(/収集テンプレート/gu, 'テンプレート'),
    term(/もう一度試す/gu, '再試行'),
    term(/お得なお知らせ/gu, 'キャンペーン'),
    term(/サブスクリプション/gu, '契約'),
    ...planNames('フリー', 'スタンダード', 'プロフェッショナル', 'エンタープライズ'),
    term(/混合ダイヤル/gu, '全世界（地域混合）'),
  ],
  'ko-KR': [
    quotes(/["“”'「」«»]/gu, '‘ ’'),
    {
      id: 'particle',
      pattern: /을\(를\)|를\(을\)|이\(가\)|가\(이\)|은\(는\)|는\(은\)|과\(와\)|와\(과\)|\(으\)로|\(이\)(?=[라에])/gu,
      cure: 'put a fixed noun between the value and the particle',
    },
    {
      id: 'particle',
      pattern: new RegExp(`${VALUE}(?:을|를|이|가|은|는|과|와|으로|로)(?![가-힣(])`, 'gu'),
      cure: 'put a fixed noun between the value and the particle',
    },
    address(/당신|여러분/gu, 'leave the pronoun out'),
    term(/플랜/gu, '요금제'),
    term(/멤버|하위 구성원/gu, '구성원'),
    term(/(?:데스크톱 )?클라이언트/gu, '데스크톱 앱'),
    term(/고객지원|지원팀|지원 담당자/gu, '고객 지원'),
    term(/(?:템플릿 )?모음(?!\p{L})|모음(?=[을이은에])/gu, '컬렉션'),
    term(/새로 고(?:침|치|쳐|쳤)/gu, '새로고침'),
    term(/CAPTCHA/gu, '캡차'),
    // Concerts and fairs in templates are events.
    { ...term(/(?<!다음 )이벤트|(?<!대)행사(?![하할])/gu, '프로모션'), except: /^seeds\./ },
    term(/크레딧/gu, '잔액'),
    term(/결제 방법/gu, '결제 수단'),
    term(/결제 (?:업체|서비스사)/gu, '결제 대행사'),
    term(/암호(?!화)/gu, '비밀번호'),
    term(/전환 시간/gu, '전환 주기'),
    term(/(?<!\p{L})분류(?!\p{L})/gu, '카테고리'),
    term(/추가 (?:작업|동작)/gu, '더보기'),
    term(/일정에 따라/gu, '예약'),
    term(/사용 중지/gu, '비활성화'),
    term(/수집 템플릿/gu, '템플릿'),
    ...planNames('무료', '스탠더드', '프로페셔널', '엔터프라이즈'),
    term(/혼합 다이얼/gu, '전 세계(혼합 위치)'),
  ],
};

export const rules = [
  {
    id: 'apostrophe',
    languages: ['en-US', 'de-DE', 'fr-FR', 'it-IT'],
    pattern: new RegExp(`[\\p{L}\\d${VALUE}]+'\\p{L}*|'\\p{L}+`, 'gu'),
    cure: 'write ’',
  },
  ...EVERY.flatMap((language) => byLanguage[language].map((rule) => ({ languages: [language], ...rule }))),
];

/** Texts that may break a rule, with the reason. */
export const exceptions = [
  {
    id: 'form of address',
    key: 'site.referral.invitation.message',
    reason: 'A customer sends it to a friend.',
  },
];

/** Takes out what a reader does not see: code, addresses and tags. */
export const visible = (text) =>
  text
    .replaceAll(/```[\s\S]*?```|`[^`]*`/g, VALUE)
    .replaceAll(/\{\{[^}]+\}\}|<\w+\s*\/>/g, VALUE)
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/https?:\/\/\S+/g, VALUE)
    .replaceAll(/[[\]]/g, '');

/** `key` is like 'tasks.list.title'. */
export function breachesOf(language, key, text) {
  const seen = visible(text);
  return rules
    .filter(
      ({ id, languages, except }) =>
        languages.includes(language) &&
        !except?.test(key) &&
        !exceptions.some((exception) => exception.id === id && exception.key === key),
    )
    .flatMap(({ id, pattern, cure }) =>
      [...seen.matchAll(pattern)].map(([found]) => ({ id, cure, found: found.replaceAll(VALUE, '{{…}}') })),
    );
}
