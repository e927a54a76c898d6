import { companyServerFails } from '#core/mail/company_server/server_outage'
import { mailTrouble } from '#core/mail/mail_trouble'
import { defineRecordKind } from '#core/records/record_kinds'
import { handOver } from '#modules/clients/public'
import { hearOfTrouble } from '#modules/correspondence/actions/mark_bounced'
import { mailOutage } from '#modules/correspondence/own_server/mail_outage'

mailTrouble.follow(hearOfTrouble)
companyServerFails.follow(mailOutage)
defineRecordKind({ type: 'mail', clientReferences: { mail_outbox: handOver('mail_outbox') } })
