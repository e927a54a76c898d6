import { type Pattern, pattern } from './pattern.js'

const SIGNATURE = 'Mit Ihrer Unterschrift beauftragen Sie {{company}} mit dem beschriebenen Umfang.'
const VALIDITY = 'Dieses Angebot gilt bis zum {{validUntil}}.'

export const PATTERNS_DE: Pattern[] = [
  pattern({
    id: 'website',
    language: 'de',
    name: 'Website',
    title: 'Eine neue Website',
    parts: [
      ['cover', '', 'Für {{client}}'],
      [
        'text',
        'Worum es geht',
        'Guten Tag,\n\nvielen Dank für das gute Gespräch. Sie möchten eine Website, die **neue Kunden überzeugt** und die Sie selbst pflegen können. Auf den folgenden Seiten lesen Sie, wie wir dorthin kommen, wie lange es dauert und was es kostet.',
      ],
      [
        'scope',
        'Was Sie bekommen',
        '',
        [
          ['Konzept', 'Ein Workshop, Seitenstruktur und Texte in Stichpunkten.'],
          ['Gestaltung', 'Startseite und zwei Unterseiten, mit zwei Korrekturrunden.'],
          ['Umsetzung', 'Schnell, barrierearm und auf jedem Gerät gut lesbar.'],
          ['Übergabe', 'Einweisung in die Pflege und 30 Tage Begleitung nach dem Start.'],
        ],
      ],
      [
        'timeline',
        'So gehen wir vor',
        '',
        [
          ['Auftakt und Konzept', 'Gemeinsamer Workshop, danach die Seitenstruktur.'],
          ['Gestaltung', 'Entwürfe und Ihre Rückmeldung.'],
          ['Umsetzung', 'Sie sehen jede Woche einen neuen Stand.'],
          ['Start', 'Prüfung, Freigabe, Veröffentlichung.'],
        ],
      ],
      [
        'prices',
        'Ihre Investition',
        'Optionen wählen Sie einfach an; der Gesamtbetrag ändert sich sofort.',
      ],
      [
        'terms',
        'Bedingungen',
        `- ${VALIDITY}\n- Texte und Bilder liefern Sie, soweit nichts anderes vereinbart ist.\n- Mehraufwand rechnen wir nach vorheriger Absprache zum Stundensatz ab.`,
      ],
      ['signature', 'Auftrag', SIGNATURE],
    ],
    lines: [
      { description: 'Konzept und Workshop', quantity: 12, unit: 'Std.', unitPrice: 95 },
      {
        description: 'Gestaltung\nStartseite und zwei Unterseiten',
        quantity: 20,
        unit: 'Std.',
        unitPrice: 95,
      },
      { description: 'Umsetzung', quantity: 32, unit: 'Std.', unitPrice: 95 },
      {
        description: 'Texte durch unsere Redaktion',
        quantity: 1,
        unit: 'Pauschale',
        unitPrice: 980,
        isOptional: true,
      },
      {
        description: 'Englische Fassung',
        quantity: 1,
        unit: 'Pauschale',
        unitPrice: 650,
        isOptional: true,
      },
    ],
  }),
  pattern({
    id: 'project',
    language: 'de',
    name: 'Projekt nach Aufwand',
    title: 'Unser Vorschlag für Ihr Projekt',
    parts: [
      ['cover', '', 'Für {{client}}'],
      [
        'text',
        'Ausgangslage',
        'Beschreiben Sie hier in zwei, drei Sätzen, **was der Kunde erreichen möchte** und was ihm heute im Weg steht.',
      ],
      [
        'scope',
        'Unser Vorschlag',
        '',
        [
          ['Erster Schritt', 'Was wir tun, und was am Ende vorliegt.'],
          ['Zweiter Schritt', 'Was wir tun, und was am Ende vorliegt.'],
        ],
      ],
      [
        'timeline',
        'Zeitplan',
        '',
        [
          ['Beginn', 'Auftaktgespräch und Klärung der Unterlagen.'],
          ['Zwischenstand', 'Vorstellung und Rückmeldung.'],
          ['Abschluss', 'Übergabe und Abnahme.'],
        ],
      ],
      ['prices', 'Aufwand und Preis'],
      [
        'terms',
        'Bedingungen',
        `- ${VALIDITY}\n- Abgerechnet wird der tatsächliche Aufwand, höchstens die genannten Stunden.\n- Eine Überschreitung kündigen wir an, bevor sie entsteht.`,
      ],
      ['signature', 'Beauftragung', SIGNATURE],
    ],
    lines: [
      { description: 'Analyse und Konzept', quantity: 16, unit: 'Std.', unitPrice: 100 },
      { description: 'Durchführung', quantity: 40, unit: 'Std.', unitPrice: 100 },
      {
        description: 'Schulung vor Ort',
        quantity: 1,
        unit: 'Tag',
        unitPrice: 850,
        isOptional: true,
      },
    ],
  }),
  pattern({
    id: 'care',
    language: 'de',
    name: 'Laufende Betreuung',
    title: 'Betreuung, auf die Sie sich verlassen',
    parts: [
      ['cover', '', 'Für {{client}}'],
      [
        'text',
        'Damit alles läuft',
        'Sie kümmern sich um Ihr Geschäft, **wir uns um den Rest**: ein fester Ansprechpartner, feste Reaktionszeiten, ein fester Preis im Monat.',
      ],
      [
        'scope',
        'Das ist jeden Monat enthalten',
        '',
        [
          ['Wartung', 'Aktualisierungen, Sicherungen und deren Prüfung.'],
          ['Hilfe', 'Antwort am selben Werktag, per Telefon oder E-Mail.'],
          ['Bericht', 'Was getan wurde und was wir empfehlen.'],
        ],
      ],
      ['prices', 'Monatlicher Preis'],
      [
        'terms',
        'Bedingungen',
        `- ${VALIDITY}\n- Die Betreuung beginnt am Ersten des Monats nach Ihrer Zusage.\n- Sie ist mit einer Frist von einem Monat zum Monatsende kündbar.`,
      ],
      ['signature', 'Vereinbarung', SIGNATURE],
    ],
    lines: [
      { description: 'Betreuung', quantity: 1, unit: 'Monat', unitPrice: 290 },
      {
        description: 'Zusätzliches Stundenkontingent',
        quantity: 4,
        unit: 'Std.',
        unitPrice: 85,
        isOptional: true,
      },
    ],
  }),
]
