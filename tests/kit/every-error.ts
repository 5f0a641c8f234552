// What is tested apart says no as the whole product does: both engines fetch these words before they begin.
import '../../src/contract/later-errors'
