/**
 * Verbs in -oj without their ending. Kosovo says "kemi faturu", "me faturu" and "të faturume" where the written language
 * has "kemi faturuar", "për të faturuar" and "të faturuara".
 */
const STEMS =
  'fatur|faktur|pun|pag|harxh|shpenz|pran|derg|lesh|arket|inkas|kusht|mirat|aprov|konfirm|refuz|nenshkr|skad|von|regjistr|shen|mbar|perfund|baraz|rakord|kujt|perkujt|rikujt|njoft|tejkal|kal|fill|finaliz|likuid|deklar|anul|krij|fit|dorez|harr|realiz|kontroll|vazhd|shkr'

/** Short participles of other verbs, with the written ones. */
const SHORT: Record<string, string> = {
  hy: 'hyre',
  ble: 'blere',
  dal: 'dale',
  hi: 'hyre',
  met: 'mbetur',
  mbet: 'mbetur',
  kry: 'kryer',
  kthy: 'kthyer',
  bo: 'bere',
  ba: 'bere',
  bere: 'bere',
  marr: 'marre',
  dhan: 'dhene',
  dhane: 'dhene',
  dhon: 'dhene',
  ardh: 'ardhur',
  shit: 'shitur',
  prit: 'pritur',
  qu: 'cuar',
  cu: 'cuar',
}
const SHORTS = Object.keys(SHORT).join('|')

const HAVE =
  'kam|ke|ka|kemi|keni|kane|kisha|kishe|kishte|kishim|kishin|pata|pati|patem|paten|paskan|paska'
const BE = 'jam|je|eshte|jemi|jeni|jane|ishte|ishin|qene'
const MODAL = 'per|duhet|duhen|duhej|mund|dua|duam|do|lypet|deshiroj'
/** Words that follow "s'" in Albanian and never the "s" of English. */
const DENIED = `${HAVE}|${BE}|u|duhe\\w|mund|do|pagu\\w*|vle\\w+|perko\\w+|mba\\w+|kthe\\w*|erdh\\w*|jep\\w*|japin`
const CLITICS = '(?:(?:na|me|m|i|e|ia|ja|ua|ma|u|a|te) ){0,3}'
const STILL = 'ende|akoma|hala'

type Rule = [pattern: RegExp, becomes: string]

/** Spelling and forms of Kosovo. */
const SPELLINGS: Rule[] = [
  [/\bq(?=(?:ka|fare?|faresh|do)\b)/g, 'c'],
  [/\bcfar\b/g, 'cfare'],
  [
    /(?<=\b(?:s|nuk|qe|na|i|e|u|kush|sa|cil\w+|klient\w*|fatur\w*|ofert\w*|par\w+|pages\w*) )kan\b/g,
    'kane',
  ],
  [/\b(?:kena|kem)\b/g, 'kemi'],
  [/\bkom\b/g, 'kam'],
  [/\bs(jane|kane|kemi|kam|eshte|ishin|kishin)\b/g, 's $1'],
  [/\b(s|nuk|qe|ende|hala) jon\b/g, '$1 jane'],
  [/\bpaguajn\b/g, 'paguajne'],
  [/\bqudit/g, 'cudit'],
  [/\bkto\b/g, 'keto'],
  [/\b(?:jena|jem)\b/g, 'jemi'],
  [/\bs (?:jau|jua|ja) (?=k)/g, 's ua '],
  [/\bkan (?=\w+u\b|ra\b|dal\b|ble\b|kry\b|marr\b|hi\b|hy\b|met\b)/g, 'kane '],
  [/\bpuntor/g, 'punetor'],
  [/\b(?:osht|asht|esht|eshht)\b/g, 'eshte'],
  [/\b(s|nuk|qe|cilat|cilet) jan\b/g, '$1 jane'],
  // Beside what can be so it is the verb, not January.
  [/(?<=\b(?:fatur|ofert|detyr|klient|ore|pages|shpenzim)\w* )jan\b/g, 'jane'],
  [/\bksaj\b/g, 'kesaj'],
  [/\b(?:qet|qete|qit) (?=(?:muaj|muj|jave|vit|tremuj))/g, 'kete '],
  [/\bmuj(?=\b|in\b|it\b|i\b)/g, 'muaj'],
  [/\bklijent/g, 'klient'],
  [/\bpagu(?:jn|jne|in|jm|jme)\b/g, 'paguajne'],
  [/\bfaktur(?=at|ave|es|ash|ua)/g, 'fatur'],
  [/\bobligim/g, 'detyrim'],
  [/\bnaj (?=fatur|ofert|shpenz|klient|detyr|pages|kujtes|vonese|levizj|transak)/g, 'ndonje '],
  [/\b(?:kurgjo|kurgja|kurgje)\b/g, 'asgje'],
  [/\bma (?=shume|teper|pak|ngadal|gjat|vone|mir|madh|i |te |e |se )/g, 'me '],
  [/(?<=\bpagu\w* (?:kurre )?)me kohe\b/g, 'ne kohe'],
  [/\b(cil\w+) (?:prej|nga) (?=fatur|ofert|klient|shpenzim|detyr|transaksion)/g, '$1 '],
  [/\bprej (?=\w)/g, 'nga '],
  [/\bn (?=\w)/g, 'ne '],
  [/\bdiq/g, 'dic'],
  [/\bfakturu/g, 'faturu'],
  [/\b(per|ne) cfare (?=ofert|fatur|klient)/g, '$1 cilat '],
  [/\bkohe(?:t|ve) (?:e|te) fundit\b/g, ' '],
]

/** Each is applied everywhere, one after the other, to a folded text. */
const RULES: Rule[] = [
  // "Është dashur të" and "u desh të" are "duhej".
  [/\b(?:eshte|u|jane) dash(?:ur|te|t)? (?:te |me )(?:u )?(?=pagu|kry|mbar)/g, 'duhej '],
  // "Me" with a short participle: an infinitive, after "duhet" a passive.
  [
    new RegExp(`\\b(duhe[tnj]) me (?:(?:i|e|ia|ja|ua|u|ju) )?(${STEMS})u(?:e|m)?\\b`, 'g'),
    '$1 $2uar',
  ],
  [/\bduhe[tn] me na pagu\b/g, 'duhet te na paguajne'],
  [new RegExp(`\\bme (?:(?:i|e|ia|ja|ua|u) )?(${STEMS})u\\b`, 'g'), 'per te $1uar'],
  [new RegExp(`\\b(pa)?(${STEMS})(?:ue?|um|ume|umet|umeve|umit)\\b`, 'g'), '$1$2uar'],
  // One form for all cases of a participle in -uar.
  [/\b(\w{3,}uar)(?:a|at|ave|i|it|in|en|es)\b/g, '$1'],
  // "S'" and its pronouns: "s'ia kemi", "s'na i kanë", "nuk ua ka".
  [new RegExp(`\\bs (?=${CLITICS}(?:${DENIED})\\b)`, 'g'), 'nuk '],
  [new RegExp(`\\b(?:i a|u a|i|e|ia|ja|ua|ma|u) (?=(?:${HAVE})\\b)`, 'g'), ''],
  [/(?<!\b(?:\w+n|can) )\bt (?:na |i |u )?(?:i|ia|ua|ja|a)\b/g, 'te'],
  [/\bta\b/g, 'te'],
  [new RegExp(`\\b(${MODAL}) (?:ti|tia|tua|tja)\\b`, 'g'), '$1 te'],
  // "Left" beside "have" says no more than that.
  [new RegExp(`\\b(${HAVE}) lene\\b`, 'g'), '$1'],
  [/\bper tu\b/g, 'per t u'],
  [/\bpa (?:i|e|ia|ua) (?=\w+r\b)/g, 'pa '],
  // After "nuk", "nobody" and "nothing" deny nothing more, and "still" parts what belongs together.
  [/ (?:askujt|askush|askend|asgje)\b(?<=\bnuk\b.*)/g, ''],
  [/\bas nuk\b/g, 'nuk'],
  [/\b(nuk (?:na )?\w+) as\b/g, '$1'],
  [
    new RegExp(`\\b(nuk (?:na )?(?:${HAVE}|${BE}|u)(?: \\w+(?:r|re|ne))?) (?:${STILL})\\b`, 'g'),
    '$1',
  ],
  [new RegExp(`\\b(pres|presin|presim|pret) (?:${STILL})\\b`, 'g'), '$1'],
  // "Which expense" asks for no person, unlike "which of them".
  [
    /\bcil(?:i|et|it|in|eve|ave) (?=(?:shpenzim|kosto|fatur|ofert|lloj|kategor|transaksion|pages|detyr|levizj|zer)\w*)/g,
    'cilat ',
  ],
  [
    /\bcili (?:eshte|ishte|ka qene) (?=qarkullim|fitim|xhiro|total|detyrim|borxh|shpenzim|rezultat)/g,
    'sa ',
  ],
]

const SHORT_AFTER = new RegExp(
  `\\b(${HAVE}|${BE}|me|pa|u|duhe[tn]) ((?:na |i |e |ia |ua |u )?)(${SHORTS})\\b`,
  'g'
)

/**
 * A folded text with one form for what Albanian says in several: dialect, spelling without marks, pronouns beside a verb,
 * and participles in their cases. Phrases and questions pass through it alike, so that one phrase fits all forms. Texts in
 * other languages stay as they are.
 */
export function withOneForm(text: string) {
  const spelled = replaceAll(text, SPELLINGS)
  const written = spelled.replace(SHORT_AFTER, (_, before, clitic, short) => {
    const participle = SHORT[short] ?? short
    return before === 'me' ? `per te ${participle}` : `${before} ${clitic}${participle}`
  })
  return replaceAll(written, RULES).replace(/\s+/g, ' ').trim()
}

const replaceAll = (text: string, rules: readonly Rule[]) =>
  rules.reduce((read, [pattern, becomes]) => read.replace(pattern, becomes), text)
