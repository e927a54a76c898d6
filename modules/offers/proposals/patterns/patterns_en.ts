import { type Pattern, pattern } from './pattern.js'

const SIGNATURE = 'By signing you commission {{company}} with the scope described here.'
const VALIDITY = 'This proposal is valid until {{validUntil}}.'

export const PATTERNS_EN: Pattern[] = [
  pattern({
    id: 'website',
    language: 'en',
    name: 'Website',
    title: 'A new website',
    parts: [
      ['cover', '', 'For {{client}}'],
      [
        'text',
        'What this is about',
        'Hello,\n\nthank you for the good conversation. You would like a website that **wins new customers** and that you can look after yourselves. The following pages say how we get there, how long it takes and what it costs.',
      ],
      [
        'scope',
        'What you get',
        '',
        [
          ['Concept', 'A workshop, the structure of the site and its texts in bullet points.'],
          ['Design', 'Home page and two further pages, with two rounds of corrections.'],
          ['Build', 'Fast, accessible and easy to read on every device.'],
          ['Handover', 'An introduction to editing and 30 days of support after the launch.'],
        ],
      ],
      [
        'timeline',
        'How we proceed',
        '',
        [
          ['Kick-off and concept', 'A workshop together, then the structure of the site.'],
          ['Design', 'Drafts and your feedback.'],
          ['Build', 'You see a new state every week.'],
          ['Launch', 'Checks, approval, publication.'],
        ],
      ],
      [
        'prices',
        'Your investment',
        'Just tick the options that you want; the total follows at once.',
      ],
      [
        'terms',
        'Terms',
        `- ${VALIDITY}\n- You provide texts and pictures unless agreed otherwise.\n- Further work is charged by the hour, after we have agreed on it.`,
      ],
      ['signature', 'Order', SIGNATURE],
    ],
    lines: [
      { description: 'Concept and workshop', quantity: 12, unit: 'hours', unitPrice: 95 },
      {
        description: 'Design\nHome page and two further pages',
        quantity: 20,
        unit: 'hours',
        unitPrice: 95,
      },
      { description: 'Build', quantity: 32, unit: 'hours', unitPrice: 95 },
      {
        description: 'Texts by our editors',
        quantity: 1,
        unit: 'flat rate',
        unitPrice: 980,
        isOptional: true,
      },
      {
        description: 'German version',
        quantity: 1,
        unit: 'flat rate',
        unitPrice: 650,
        isOptional: true,
      },
    ],
  }),
  pattern({
    id: 'project',
    language: 'en',
    name: 'Project by the hour',
    title: 'What we propose for your project',
    parts: [
      ['cover', '', 'For {{client}}'],
      [
        'text',
        'Where you stand',
        'Say in two or three sentences **what the client wants to achieve** and what is in the way today.',
      ],
      [
        'scope',
        'What we propose',
        '',
        [
          ['First step', 'What we do, and what you have at the end.'],
          ['Second step', 'What we do, and what you have at the end.'],
        ],
      ],
      [
        'timeline',
        'Timeline',
        '',
        [
          ['Start', 'First meeting and a look at the material.'],
          ['Halfway', 'Presentation and feedback.'],
          ['End', 'Handover and acceptance.'],
        ],
      ],
      ['prices', 'Effort and price'],
      [
        'terms',
        'Terms',
        `- ${VALIDITY}\n- You pay for the actual effort, at most for the hours named here.\n- We announce more than that before it arises.`,
      ],
      ['signature', 'Order', SIGNATURE],
    ],
    lines: [
      { description: 'Analysis and concept', quantity: 16, unit: 'hours', unitPrice: 100 },
      { description: 'Execution', quantity: 40, unit: 'hours', unitPrice: 100 },
      {
        description: 'Training on site',
        quantity: 1,
        unit: 'day',
        unitPrice: 850,
        isOptional: true,
      },
    ],
  }),
  pattern({
    id: 'care',
    language: 'en',
    name: 'Monthly care',
    title: 'Care that you can rely on',
    parts: [
      ['cover', '', 'For {{client}}'],
      [
        'text',
        'So that everything runs',
        'You look after your business, **we look after the rest**: one person to talk to, fixed response times, one price a month.',
      ],
      [
        'scope',
        'Included every month',
        '',
        [
          ['Maintenance', 'Updates, backups and their verification.'],
          ['Help', 'An answer on the same working day, by phone or e-mail.'],
          ['Report', 'What was done and what we recommend.'],
        ],
      ],
      ['prices', 'Monthly price'],
      [
        'terms',
        'Terms',
        `- ${VALIDITY}\n- The service begins on the first of the month after your approval.\n- It can be ended with one month of notice to the end of a month.`,
      ],
      ['signature', 'Agreement', SIGNATURE],
    ],
    lines: [
      { description: 'Care', quantity: 1, unit: 'month', unitPrice: 290 },
      {
        description: 'Additional hours',
        quantity: 4,
        unit: 'hours',
        unitPrice: 85,
        isOptional: true,
      },
    ],
  }),
]
