/** Trades and transport; the format is described at `addBank`. */
export const TRADES_EN = `
# truck-driver
titles: CDL Truck Driver; Truck Driver; HGV Driver
focus: Regional; Home Daily; Refrigerated; Nights; Flatbed
meta: Transport; 58-88; field; days; hourly
team: fleet; Fleet Manager
- Drive a tractor-trailer on regular routes and keep to the agreed delivery windows.
- Check lights, brakes, tires and load before every departure, and write up defects.
- Secure loads with straps, bars and chains according to the weight on the bill.
- Keep the electronic log accurate and stop when the hours are used up.
- Deal with customers at the dock in a friendly way, also at four in the morning.
- Watch the reefer temperature and report deviations at once.
- Complete delivery papers on the tablet and photograph damaged freight.
- Plan fuel stops and breaks with the dispatcher.
- Keep the cab clean enough that a colleague would gladly take it over.
+ A valid commercial licence for heavy goods vehicles
+ Two years of driving experience without a preventable accident
+ Able to pass a medical examination and a drug test
+ Able to climb, couple trailers and handle pallet jacks
+ Polite on the phone and at the gate
* Tanker or hazardous-goods endorsement
* Knowledge of winter driving in hilly country
`;
