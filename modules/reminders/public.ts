export {
  countDueReminders,
  type DueReminder,
  readDunningDesk,
} from '#modules/reminders/queries/dunning_desk'
