import { type Pattern, pattern } from './pattern.js'

const SIGNATURE = 'Me nënshkrimin tuaj ju porosisni te {{company}} punën e përshkruar këtu.'
const VALIDITY = 'Ky propozim vlen deri më {{validUntil}}.'

export const PATTERNS_SQ: Pattern[] = [
  pattern({
    id: 'website',
    language: 'sq',
    name: 'Faqe interneti',
    title: 'Një faqe e re interneti',
    parts: [
      ['cover', '', 'Për {{client}}'],
      [
        'text',
        'Për çfarë bëhet fjalë',
        'Përshëndetje,\n\nfaleminderit për bisedën e mirë. Ju dëshironi një faqe që **bind klientë të rinj** dhe që mund ta mirëmbani vetë. Në faqet në vijim lexoni si arrijmë atje, sa zgjat dhe sa kushton.',
      ],
      [
        'scope',
        'Çfarë merrni',
        '',
        [
          ['Koncepti', 'Një punëtori, struktura e faqes dhe tekstet në pika.'],
          ['Dizajni', 'Ballina dhe dy nënfaqe, me dy raunde korrigjimesh.'],
          ['Ndërtimi', 'E shpejtë, e qasshme dhe e lexueshme në çdo pajisje.'],
          ['Dorëzimi', 'Udhëzim për mirëmbajtjen dhe 30 ditë mbështetje pas lansimit.'],
        ],
      ],
      [
        'timeline',
        'Si ecim përpara',
        '',
        [
          ['Nisja dhe koncepti', 'Punëtori e përbashkët, pastaj struktura e faqes.'],
          ['Dizajni', 'Skica dhe mendimi juaj.'],
          ['Ndërtimi', 'Çdo javë shihni një gjendje të re.'],
          ['Lansimi', 'Kontroll, miratim, publikim.'],
        ],
      ],
      [
        'prices',
        'Investimi juaj',
        'Shënoni opsionet që dëshironi; shuma totale ndryshon menjëherë.',
      ],
      [
        'terms',
        'Kushtet',
        `- ${VALIDITY}\n- Tekstet dhe fotot i sillni ju, nëse nuk merremi vesh ndryshe.\n- Puna shtesë faturohet me orë, pasi të jemi marrë vesh për të.`,
      ],
      ['signature', 'Porosia', SIGNATURE],
    ],
    lines: [
      { description: 'Koncepti dhe punëtoria', quantity: 12, unit: 'orë', unitPrice: 45 },
      { description: 'Dizajni\nBallina dhe dy nënfaqe', quantity: 20, unit: 'orë', unitPrice: 45 },
      { description: 'Ndërtimi', quantity: 32, unit: 'orë', unitPrice: 45 },
      {
        description: 'Tekste nga redaksia jonë',
        quantity: 1,
        unit: 'paushall',
        unitPrice: 400,
        isOptional: true,
      },
      {
        description: 'Version në anglisht',
        quantity: 1,
        unit: 'paushall',
        unitPrice: 300,
        isOptional: true,
      },
    ],
  }),
  pattern({
    id: 'project',
    language: 'sq',
    name: 'Projekt me orë',
    title: 'Propozimi ynë për projektin tuaj',
    parts: [
      ['cover', '', 'Për {{client}}'],
      [
        'text',
        'Gjendja e sotme',
        'Përshkruani me dy a tri fjali **çfarë dëshiron të arrijë klienti** dhe çfarë e pengon sot.',
      ],
      [
        'scope',
        'Propozimi ynë',
        '',
        [
          ['Hapi i parë', 'Çfarë bëjmë dhe çfarë keni në fund.'],
          ['Hapi i dytë', 'Çfarë bëjmë dhe çfarë keni në fund.'],
        ],
      ],
      [
        'timeline',
        'Plani kohor',
        '',
        [
          ['Fillimi', 'Takimi i parë dhe shqyrtimi i materialeve.'],
          ['Mesi', 'Prezantim dhe mendimi juaj.'],
          ['Fundi', 'Dorëzim dhe pranim.'],
        ],
      ],
      ['prices', 'Puna dhe çmimi'],
      [
        'terms',
        'Kushtet',
        `- ${VALIDITY}\n- Faturohet puna e bërë, më së shumti orët e përmendura.\n- Çdo tejkalim e paralajmërojmë para se të ndodhë.`,
      ],
      ['signature', 'Porosia', SIGNATURE],
    ],
    lines: [
      { description: 'Analiza dhe koncepti', quantity: 16, unit: 'orë', unitPrice: 45 },
      { description: 'Zbatimi', quantity: 40, unit: 'orë', unitPrice: 45 },
      {
        description: 'Trajnim në vend',
        quantity: 1,
        unit: 'ditë',
        unitPrice: 300,
        isOptional: true,
      },
    ],
  }),
  pattern({
    id: 'care',
    language: 'sq',
    name: 'Mirëmbajtje mujore',
    title: 'Mirëmbajtje ku mund të mbështeteni',
    parts: [
      ['cover', '', 'Për {{client}}'],
      [
        'text',
        'Që gjithçka të funksionojë',
        'Ju merreni me biznesin tuaj, **ne me të tjerat**: një person kontakti, kohë të caktuara përgjigjeje, një çmim në muaj.',
      ],
      [
        'scope',
        'Çdo muaj përfshihen',
        '',
        [
          ['Mirëmbajtja', 'Përditësime, kopje rezervë dhe kontrolli i tyre.'],
          ['Ndihma', 'Përgjigje në të njëjtën ditë pune, me telefon ose email.'],
          ['Raporti', 'Çfarë është bërë dhe çfarë rekomandojmë.'],
        ],
      ],
      ['prices', 'Çmimi mujor'],
      [
        'terms',
        'Kushtet',
        `- ${VALIDITY}\n- Mirëmbajtja fillon më datën një të muajit pas miratimit tuaj.\n- Mund të ndërpritet me njoftim një muaj para fundit të muajit.`,
      ],
      ['signature', 'Marrëveshja', SIGNATURE],
    ],
    lines: [
      { description: 'Mirëmbajtje', quantity: 1, unit: 'muaj', unitPrice: 120 },
      { description: 'Orë shtesë', quantity: 4, unit: 'orë', unitPrice: 35, isOptional: true },
    ],
  }),
]
