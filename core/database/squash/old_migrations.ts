/** The migrations of all versions before the squash, by their folders. Never changed: databases hold these names. */
const NAMES: Record<string, string> = {
  'database/migrations': `
    1765000000001_create_audit_log_table 1765000000002_create_chain_heads_table
    1765000000003_create_idempotency_keys_table 1765000000004_create_mail_outbox_table
    1765000000005_create_rate_limits_table 1765700000101_extend_mail_outbox_table
    1765700000109_drop_subject_index_of_mail_outbox`,
  'modules/auth/migrations': `
    1765100000001_create_companies_table 1765100000002_create_users_table 1765100000003_create_sessions_table
    1765100000004_create_secret_links_table 1795565119026_add_client_to_sessions 1795573704906_find_old_sessions
    1795573704907_find_links_of_companies 1795600000002_note_announcements_of_companies
    1795600000003_create_password_requests_table 1795620000001_create_second_factors_table
    1795620000002_create_recovery_codes_table 1795620000003_note_confirmations_of_sessions
    1795620000004_know_links_of_addresses 1795620000005_note_confirmed_addresses 1795620000006_require_second_factors
    1795920000001_create_passkeys_table 1795920000002_create_passkey_challenges_table
    1796100000001_create_accounts_table 1796100000002_fill_accounts
    1796100000003_let_people_belong_to_several_companies 1796100000004_move_second_factors_to_accounts
    1796100000005_move_recovery_codes_to_accounts 1796100000006_move_passkeys_to_accounts
    1796200000002_know_tax_advisers`,
  'modules/settings/migrations': `
    1765200000001_create_company_profiles_table 1765200000002_create_number_ranges_table
    1765200000003_create_number_counters_table 1765500000001_extend_company_profiles_table
    1765700010001_add_texts_of_estimates 1765700010003_create_saved_views_table 1765700010007_choose_templates
    1795571802920_create_number_gaps_table 1795576800001_agree_to_payment_terms
    1795577000001_add_business_numbers_of_companies 1795577000003_store_codes_of_legal_forms
    1795577000004_remember_closed_welcomes 1795578000001_greet_in_letters 1795590000000_choose_holiday_regions
    1795610000002_keep_texts_by_language 1796130000002_choose_ways_of_vat 1796140000001_word_payment_terms
    1796150000001_plan_direct_debits 1796320000001_extend_vat_returns`,
  'modules/clients/migrations': `
    1765300000001_create_clients_table 1765300000002_create_client_contacts_table 1765500000002_extend_clients_table
    1765700000101_create_merged_documents_table 1765700000102_merge_clients 1765700000104_erase_clients
    1765700000105_extend_client_contacts_table 1765700000106_create_vat_checks_table
    1795576800002_agree_to_payment_terms_with_clients 1795577000002_add_business_numbers_of_clients
    1795578000002_address_persons 1795578000003_address_contacts`,
  'modules/correspondence/migrations': `
    1765700000102_create_mail_templates_table 1765700000103_create_mail_settings_table
    1765700000104_create_bounced_addresses_table`,
  'modules/mandates/migrations': `
    1796150000011_create_mandates_table 1796320000014_amend_mandates`,
  'modules/invoicing/migrations': `
    1765400000001_create_items_table 1765400000002_create_invoices_table 1765400000003_create_invoice_lines_table
    1765400000004_create_invoice_taxes_table 1765400000005_create_payments_table
    1765400000006_create_invoice_words_table 1765400000007_sort_invoices_by_amounts
    1765400000008_create_invoice_sums_table 1765400000009_drop_index_of_invoice_sums
    1765500000003_extend_invoices_table 1765500000004_extend_invoice_lines_table
    1765500000005_extend_invoice_taxes_table 1765700000101_create_client_credits_table 1765700000102_reduce_invoices
    1765700000103_open_amount_less_reductions 1765700000104_create_settlements_table
    1765700000105_create_settlement_taxes_table 1765700000106_letters_of_invoices 1765700000106_payments_of_clients
    1765700010002_remember_what_invoices_were_sent_as 1765700010004_give_items_versions
    1765700010006_create_invoice_links_table 1765700010008_choose_templates_of_invoices
    1765721000001_create_deducted_down_payments_table 1765721000002_create_credited_lines_table
    1765721000003_find_invoices_by_kind 1765740000003_mark_imported_invoices
    1765760000001_name_delivery_notes_of_invoices 1765800000101_date_rates_of_exchange
    1765800000102_create_exchange_rates_table 1765810000101_find_credit_notes_of_invoices
    1765810000201_create_invoice_attachments_table 1795565791192_remember_when_invoices_were_handed_out
    1795576800003_keep_grounds_of_default 1795579500001_archive_invoices 1795610000001_price_items_gross
    1795960000001_tell_copies_of_invoices_from_names 1796130000001_link_replaced_invoices
    1796140000001_seal_invoice_attachments 1796140000004_find_ended_invoice_links 1796150000021_collect_invoices
    1796200000001_create_released_records_table`,
  'modules/payments/migrations': `
    1765700000201_create_credit_refunds_table 1765810000103_sum_payments 1796320000013_sum_payments_of_days_in_index`,
  'modules/recurring/migrations': `
    1765600000001_create_recurring_profiles_table 1765600000002_create_recurring_runs_table
    1765700000103_find_recurring_profiles_by_client 1765750000001_collect_work_of_recurring_profiles
    1796000000011_collect_expenses_of_recurring_profiles`,
  'modules/reminders/migrations': `
    1765600000001_create_reminder_settings_table 1765600000002_create_reminder_levels_table
    1765600000003_create_base_rates_table 1765600000004_create_reminders_table
    1765600000005_create_reminded_invoices_table 1765600000006_create_payment_promises_table
    1765600000007_create_reminder_stops_table 1765700000108_letters_of_reminders 1795576800004_keep_start_of_interest
    1795960000002_unsay_sent_reminders 1795960000006_post_reminders`,
  'modules/sales/migrations': `
    1765600000001_create_estimates_table 1765600000002_create_estimate_lines_table
    1765600000003_create_estimate_taxes_table 1765600000004_create_estimate_answers_table
    1765600000005_create_estimate_links_table 1765700000107_letters_of_estimates 1765700010005_let_estimate_links_end
    1765700010009_choose_templates_of_estimates 1765721000004_create_estimate_down_payments_table
    1795960000003_unsay_sent_estimates 1796140000005_find_ended_estimate_links`,
  'modules/tasks/migrations': `
    1765500000001_create_projects_table 1765500000002_create_project_members_table 1765500000003_create_tasks_table
    1765500000004_create_task_assignees_table 1765500000005_create_time_entries_table
    1765500000006_create_active_timers_table 1765750000002_create_billed_time_table 1765820000001_share_billed_hours
    1795565363184_create_time_breaks_table 1795565909001_link_billed_time_to_lines
    1795567000001_mark_billable_time_entries 1795568000001_keep_rounding_of_billed_lines
    1795581000001_cover_projects_by_orders 1796200000001_create_hourly_rates_table
    1796320000011_sum_time_by_index_alone`,
  'modules/people/migrations': `
    1795590000001_create_employments_table 1795590000002_create_work_patterns_table
    1795590000003_create_absences_table 1795590000004_create_leave_years_table 1795590000005_create_work_weeks_table
    1796200000003_create_cost_rates_table`,
  'modules/tokens/migrations': `
    1796000100001_create_personal_tokens_table`,
  'modules/hours/migrations': `
    1795570000001_create_issued_timesheets_table`,
  'modules/ledger/migrations': `
    1765700000201_create_opening_balances_table 1765700000202_create_statements_table
    1765700000203_create_statement_schedules_table 1765700000204_create_ledger_links_table
    1765800000201_version_opening_balances 1796140000007_find_ended_ledger_links`,
  'modules/imports/migrations': `
    1765740000001_create_imports_table 1765740000002_create_import_blocks_table`,
  'modules/banking/migrations': `
    1765750000001_create_bank_statements_table 1765750000002_create_bank_entries_table
    1765830000001_link_entries_to_recorded_payments 1795600000010_keep_closing_balances_of_bank_statements
    1795900000010_let_entries_pay_expenses 1796150000041_let_entries_bring_collections`,
  'modules/deliveries/migrations': `
    1765700000011_create_delivery_notes_table 1765700000012_create_delivery_note_lines_table
    1765700000013_create_delivery_signatures_table 1765700000014_create_billed_deliveries_table
    1765810000102_find_notes_of_orders 1795960000005_unsay_sent_notes 1796200000002_link_billed_deliveries_to_lines`,
  'modules/expenses/migrations': `
    1795580000001_create_expenses_table 1795580000002_create_expense_lines_table
    1795580000003_create_expense_receipts_table 1795630000001_rebill_expenses
    1795630000002_create_billed_expenses_table 1795900000011_create_expense_bank_payments_table
    1796000000021_create_recurring_expenses_table 1796000000022_create_expense_runs_table
    1796100000001_create_expense_claims_table 1796100000002_create_expense_claim_files_table
    1796100000003_calculate_trips_of_claims 1796120000001_keep_private_shares_of_expenses
    1796120000002_keep_business_parts_of_lines 1796140000002_seal_expense_receipts
    1796140000003_seal_expense_claim_files 1796310000001_create_expense_categories_table
    1796310000002_know_goods_from_the_eu 1796320000005_know_untaxed_goods_from_the_eu
    1796330000001_create_vendors_table 1796330000002_create_vendor_names_table 1796330000003_fill_vendors
    1796330000004_link_expenses_to_vendors 1796330000005_offer_skonto_on_expenses
    1796330000006_lower_expense_lines_by_skonto 1796330000007_remember_skonto_before_bank_payments
    1796330000008_create_reference_rates_table 1796330000009_create_reference_rate_fetches_table`,
  'modules/transfers/migrations': `
    1796000000041_create_transfer_orders_table 1796000000042_create_transfers_table 1796330000011_transfer_less_skonto`,
  'modules/collections/migrations': `
    1796150000031_create_collections_table 1796150000032_create_direct_debits_table
    1796320000015_amend_mandates_in_files`,
  'modules/assets/migrations': `
    1796110000001_create_assets_table 1796110000002_create_asset_pools_table`,
  'modules/proposals/migrations': `
    1765700000101_create_proposals_table 1765700000102_create_proposal_lines_table
    1765700000103_create_proposal_taxes_table 1765700000104_create_proposal_answers_table
    1765700000105_create_proposal_links_table 1765700000106_create_proposal_views_table
    1765700000107_create_proposal_questions_table 1765700000108_create_proposal_templates_table
    1765700000109_create_conversions_table 1765760000001_convert_into_down_payments
    1795581000002_cover_projects_of_orders 1795960000004_unsay_sent_proposals 1796140000006_find_ended_proposal_links`,
  'modules/vat/migrations': `
    1765800000001_create_vat_entries_table 1765800000002_create_vat_backlog_table
    1795569518295_create_reported_months_table 1796320000002_create_vat_prepayments_table
    1796320000003_create_vat_return_reminders_table 1796320000004_create_vat_reports_table
    1796320000006_create_official_rates_table 1796320000012_sum_vat_by_cause_in_index`,
  'modules/datev/migrations': `
    1795950000001_create_datev_settings_table 1795950000002_create_datev_accounts_table
    1795950000003_create_datev_exports_table 1796000000031_count_attempts_of_datev_exports`,
  'modules/leaving/migrations': `
    1795800000001_close_companies 1795800000002_let_people_leave 1795800000003_create_company_leavings_table
    1795800000004_create_tombstones_table 1795800000005_create_company_exports_table
    1796000000032_count_attempts_of_company_exports`,
  'modules/forecast/migrations': `
    1795600000001_create_forecast_settings_table 1795600000002_create_planned_payments_table
    1795600000003_create_forecast_scenarios_table 1796130000003_share_ways_of_vat`,
  'modules/assistant/migrations': `
    1795640000001_create_assistant_questions_table`,
  'modules/chat/migrations': `
    1796200290001_create_model_connections_table 1796200290002_create_model_usage_table
    1796200290003_create_model_exchanges_table`,
  'modules/admin/migrations': `
    1795600000001_create_client_errors_table`,
}

/** The names as databases have written them down. */
export const OLD_MIGRATIONS: ReadonlySet<string> = new Set(
  Object.entries(NAMES).flatMap(([folder, files]) =>
    files
      .trim()
      .split(/\s+/)
      .map((file) => `${folder}/${file}`)
  )
)
