import { mailTrouble } from '#core/mail/mail_trouble'
import { defineRecordKind } from '#core/records/record_kinds'
import { handOver } from '#modules/clients/public'
import { hearOfTrouble } from '#modules/correspondence/actions/mark_bounced'

mailTrouble.follow(hearOfTrouble)
defineRecordKind({ type: 'mail', clientReferences: { mail_outbox: handOver('mail_outbox') } })
