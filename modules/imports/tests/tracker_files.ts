/** Files in the shape of each program, see docs/imports.md for the sources. */
export const TIMEWARRIOR = [
  'inc 20260504T070000Z - 20260504T083000Z # Website "code review"',
  'inc 20260504T090000Z - 20260504T100000Z # Website # "Fixed the \\"login\\" page"',
  'inc 20260505T070000Z - 20260505T080000Z',
  'inc 20260506T070000Z # Website',
  '',
].join('\n')

export const TIMEW_EXPORT = JSON.stringify([
  { id: 2, start: '20260504T070000Z', end: '20260504T083000Z', tags: ['Website', 'code review'] },
  { id: 1, start: '20260504T090000Z', end: '20260504T100000Z', tags: ['Website'], annotation: 'x' },
])

const seconds = (iso: string) => Date.parse(iso) / 1000

export const WATSON = JSON.stringify([
  [
    seconds('2026-05-04T07:00:00Z'),
    seconds('2026-05-04T08:30:00Z'),
    'Website',
    'a1b2c3',
    ['review', 'urgent'],
    seconds('2026-05-04T08:30:00Z'),
  ],
  [
    seconds('2026-05-04T09:00:00Z'),
    seconds('2026-05-04T09:15:00Z'),
    'Support',
    'd4e5f6',
    [],
    seconds('2026-05-04T09:15:00Z'),
  ],
])

export const toggl = (email: string) =>
  [
    '﻿User,Email,Client,Project,Task,Description,Billable,Start date,Start time,End date,End time,Duration,Tags,Amount (EUR)',
    `Anna Beispiel,${email},Weingut Sonne,Shop,Design,Entwurf,Yes,2026-05-04,09:00:00,2026-05-04,10:30:00,01:30:00,"design, web",`,
    `Anna Beispiel,${email},,Intern,,"Zahlen, Texte",No,2026-05-04,23:30:00,2026-05-05,00:15:00,00:45:00,,`,
    '',
  ].join('\r\n')

export const clockify = (email: string) =>
  [
    '"Project","Client","Description","Task","User","Group","Email","Tags","Billable","Start Date","Start Time","End Date","End Time","Duration (h)","Duration (decimal)","Billable Rate (EUR)","Billable Amount (EUR)"',
    `"Shop","Weingut Sonne","Entwurf","Design","Anna Beispiel","","${email}","web","Yes","05/04/2026","09:00:00 AM","05/04/2026","12:15:00 PM","03:15:00","3.25","0.00","0.00"`,
    `"Shop","Weingut Sonne","Entwurf","Design","Anna Beispiel","","${email}","","No","05/04/2026","01:00 PM","05/04/2026","02:00 PM","01:00:00","1.00","0.00","0.00"`,
    '',
  ].join('\n')

export const harvest = (first: string, last: string) =>
  [
    'Date,Client,Project,Project Code,Task,Notes,Hours,Billable?,Invoiced?,Approved?,First Name,Last Name,Roles,Employee?,Billable Rate,Billable Amount,Cost Rate,Cost Amount,Currency,External Reference URL',
    `2026-05-04,Weingut Sonne,Shop,,Design,Besprechung,"1,5",Yes,No,No,${first},${last},,Yes,"100,0","150,0","0,0","0,0",Euro - EUR,`,
    `2026-05-04,Weingut Sonne,Shop,,Design,Besprechung,"1,5",Yes,No,No,${first},${last},,Yes,"100,0","150,0","0,0","0,0",Euro - EUR,`,
    '',
  ].join('\n')

export const kimai = (email: string) =>
  [
    'Datum,Von,Bis,Dauer,Währung,Preis,"Interner Preis","Preis pro Stunde",Festpreis,Name,Benutzer,E-Mail,Personalnummer,Kunde,Projekt,Tätigkeit,Beschreibung,Abrechenbar,Schlagworte',
    `2026-05-04,22:30,00:15,1:45,EUR,0,0,0,0,Anna,anna,${email},,"Weingut Sonne",Shop,Design,Entwurf,1,"design, web"`,
    '',
  ].join('\n')

export const solidtime = (name: string) =>
  [
    'Description,Task,Project,Client,User,Start,End,Duration,"Duration (decimal)",Billable,Tags',
    `Entwurf,Design,Shop,"Weingut Sonne","${name}","2026-05-04 09:00:00","2026-05-04 10:00:00",1:00:00,1,Yes,"design, web"`,
    '',
  ].join('\n')
