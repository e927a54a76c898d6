/**
 * Headings of recorded time in exports of Toggl Track, Clockify, Harvest, Kimai and solidtime, with `|` between them.
 * docs/imports.md names the source of each.
 */
export const TIME_HEADINGS: Record<string, string> = {
  email: 'Email|E-mail|E-Mail|User email|user_email|Emaili',
  person: 'User|User name|user_name|Benutzer|Username|Person|Mitarbeiter|Përdoruesi',
  alias: 'Name|Alias',
  firstName: 'First name|Vorname|Emri',
  lastName: 'Last name|Nachname|Mbiemri',
  client: 'Client|Customer|Kunde|Klienti',
  project: 'Project|Projekt|Projekti',
  task: 'Task|Activity|Tätigkeit|Aktivität|Aufgabe|Detyra',
  note: 'Description|Notes|Note|Beschreibung|Bemerkung|Annotation|Përshkrimi',
  tags: 'Tags|Tag|Schlagworte|Schlagwörter|Etiketat',
  billable: 'Billable|Billable?|Abrechenbar|Verrechenbar|E faturueshme',
  date: 'Date|Datum|Data',
  start: 'Start',
  startDate: 'Start date|Startdatum',
  startTime: 'Start time|From|Begin|Von|Beginn|Startzeit',
  end: 'End|Stop',
  endDate: 'End date|Enddatum',
  endTime: 'End time|To|Bis|Ende|Endzeit',
  duration: 'Hours|Duration|Duration (h)|Duration (decimal)|Stunden|Dauer|Orë',
  externalId: 'ID',
}
